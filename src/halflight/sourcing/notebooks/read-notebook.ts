import { z } from 'zod';
import { LISTED_VALUES } from '../../limits';
import { START, toError, type UnplacedProblem } from '../../problem';
import { positionAt, type Position } from '../position';
import { MERGE_CONFLICT } from '../read-entry';
import { positionInJson } from './position-in-json';

/** A text as nbformat stores it: whole, or line by line. */
const text = z.union([z.string(), z.array(z.string()).transform((lines) => lines.join(''))]);

const byType = z.record(z.string(), z.unknown());

const output = z.discriminatedUnion('output_type', [
  z.object({ output_type: z.literal('stream'), text }),
  z.object({ output_type: z.enum(['display_data', 'execute_result']), data: byType, metadata: byType.default({}) }),
  z.object({
    output_type: z.literal('error'),
    ename: z.string(),
    evalue: z.string(),
    traceback: z.array(z.string()).default([]),
  }),
]);

const cell = z.object({
  cell_type: z.enum(['markdown', 'code', 'raw']),
  source: text,
  metadata: z.object({ tags: z.array(z.string()).default([]) }).default({ tags: [] }),
  attachments: z.record(z.string(), byType).default({}),
  outputs: z.array(output).default([]),
  execution_count: z.number().nullable().default(null),
});

/** What is read of a notebook. Everything else in the file is for the program that wrote it. */
const notebook = z.object({
  metadata: z.object({
    kernelspec: z.object({ language: z.string().optional() }).optional(),
    language_info: z.object({ name: z.string().optional() }).optional(),
  }),
  cells: z.array(cell),
});

export type Notebook = z.output<typeof notebook>;
export type Cell = z.output<typeof cell>;
export type Output = z.output<typeof output>;

/** Why a notebook cannot be read, and where. */
export type NotebookMistake = UnplacedProblem & Position;

/** Parses the text of a Jupyter notebook in nbformat 4, or says what is wrong with it. */
export function readNotebook(source: string): { notebook: Notebook } | { mistakes: NotebookMistake[] } {
  const refuse = (message: string, position: Position = START) => ({
    mistakes: [{ ...position, ...toError('bad-notebook', message) }],
  });
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    const conflict = /^<{7} /m.exec(source);
    if (conflict)
      return { mistakes: [{ ...positionAt(source, conflict.index), ...toError('merge-conflict', MERGE_CONFLICT) }] };
    if (source.trim() === '') return refuse('the file is empty');
    return refuse(
      'the notebook cannot be read, because it is not JSON: save it in Jupyter again',
      placeOf(error, source),
    );
  }
  const version = z.object({ nbformat: z.number() }).safeParse(json).data?.nbformat;
  if (version === undefined) return refuse('the file is not a Jupyter notebook: it has no "nbformat"');
  if (version !== 4)
    return refuse(
      `the notebook is in nbformat ${version}, and only nbformat 4 is read: ${version < 4 ? 'open it in Jupyter and save it, which converts it' : 'save it in nbformat 4'}`,
      positionInJson(source, ['nbformat']),
    );
  const parsed = notebook.safeParse(json);
  if (parsed.success) return { notebook: parsed.data };
  return {
    mistakes: parsed.error.issues.slice(0, LISTED_VALUES).map(({ path, message }) => ({
      ...positionInJson(source, path),
      ...toError('bad-notebook', `the notebook does not follow nbformat 4 at ${path.join('.')}: ${message}`),
    })),
  };
}

/** Where a text stops to be JSON, which Node says in the message of the error. */
function placeOf(error: unknown, source: string): Position {
  const [, offset] = /at position (\d+)/.exec(String(error)) ?? [];
  return offset === undefined ? START : positionAt(source, Number(offset));
}
