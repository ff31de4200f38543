/** The id suffix of a section that shows the source of the one before it. */
const SHOWN = '-yaml';

/** The id of the section that links to all others. */
const JUMPS = 'jumps';

interface Example {
  type: string;
  id: string | undefined;
  lines: string[];
}

/**
 * Takes the text of the page that shows each section, and returns it with its generated sections replaced: after each section with an `id`, one that
 * shows its YAML as code; after the first, one that links to all others. Each section must begin with its type: `  - type: hero`.
 */
export function toSectionExamples(file: string): string {
  const [, head = '', list = '', rest = ''] = /^(---\n[^]*?\nsections:\n)([^]*?\n)(---\n[^]*)$/.exec(file) ?? [];
  if (list === '') return file;
  const examples = list
    .split(/^(?= {2}- type: )/m)
    .map(readExample)
    .filter(({ id }) => id !== JUMPS && !id?.endsWith(SHOWN));
  const [first, ...others] = examples;
  if (!first) return file;
  const written = [first, toJumps(examples), ...toShown(first), ...others.flatMap((each) => [each, ...toShown(each)])];
  return head + written.flatMap(({ lines }) => lines.map((line) => `${line}\n`)).join('') + rest;
}

function readExample(text: string): Example {
  const read = (key: string) => new RegExp(`^ {2}(?:- | {2})${key}: (.+)$`, 'm').exec(text)?.[1];
  return { type: read('type') ?? '', id: read('id'), lines: text.trimEnd().split('\n') };
}

/** A section that shows the lines of this one; none for a section without an id, or for prose that only introduces others. */
function toShown({ type, id, lines }: Example): Example[] {
  if (id === undefined || (type === 'prose' && id !== 'prose')) return [];
  const code = lines.map((line) => line.slice(2));
  return [toProse(`${id}${SHOWN}`, ['````yaml', ...code, '````'])];
}

/** Links to the first section of each type. */
function toJumps(examples: readonly Example[]): Example {
  const first = examples.filter(
    ({ type, id }, index) => id !== undefined && examples.findIndex((other) => other.type === type) === index,
  );
  const links = first.map(({ type, id }) => `[${type}](#${id})`).join(', ');
  return toProse(JUMPS, [
    `Each is followed by the lines that make it. Go to ${links}, or to [those that are not here](#elsewhere).`,
  ]);
}

function toProse(id: string, text: readonly string[]): Example {
  const tone = id === JUMPS ? [] : ['    tone: surface'];
  const lines = [
    '  - type: prose',
    `    id: ${id}`,
    ...tone,
    '    text: |',
    ...text.map((line) => `      ${line}`.trimEnd()),
  ];
  return { type: 'prose', id, lines };
}
