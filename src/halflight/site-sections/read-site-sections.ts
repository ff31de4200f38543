import type { BuildFailure } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import type { Problem } from '../problem';
import { itemOf, kindOf, shapeOf } from '../fields/field';
import { toPascalCase } from '../letter-case';
import { loadLibrary } from '../paths';
import type { SectionDefinition } from '../sections/define-section';
import * as forSchemas from './for-schemas';

/** The folder of a site's own sections, relative to the site's root. Each section has a folder of its name. */
export const SITE_SECTIONS = 'src/sections';

const SCHEMAS = 'halflight/schema';

/** A mistake in a site's own section; `file` is relative to the site's root. */
export type SectionMistake = Pick<Problem, 'file' | 'line' | 'column' | 'kind' | 'message'>;

/** A section that a site defines itself. */
export interface SiteSection {
  definition: SectionDefinition;
  /** The absolute path of its component, and the name by which the file exports it. */
  file: string;
  exported: string;
}

/**
 * The sections that a site defines in `src/sections/NAME/`, each with a `schema.ts` and a `NAME.tsx`, and the mistakes in invalid ones. `builtIn` are
 * the types that a site cannot define.
 */
export function readSiteSections(
  root: string,
  builtIn: readonly string[],
): { sections: SiteSection[]; mistakes: SectionMistake[] } {
  const folder = join(root, SITE_SECTIONS);
  if (!existsSync(folder)) return { sections: [], mistakes: [] };
  const found = readdirSync(folder, { withFileTypes: true })
    // Git leaves empty folders behind when a branch without the section is checked out.
    .filter((item) => item.isDirectory() && readdirSync(join(folder, item.name)).length > 0)
    .map(({ name }) => readSection(root, name, builtIn))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    sections: found.flatMap(({ section }) => section ?? []),
    mistakes: found.flatMap(({ mistakes }) => mistakes),
  };
}

interface Read {
  name: string;
  section?: SiteSection;
  mistakes: SectionMistake[];
}

function readSection(root: string, name: string, builtIn: readonly string[]): Read {
  const schema = `${SITE_SECTIONS}/${name}/schema.ts`;
  const component = `${SITE_SECTIONS}/${name}/${name}.tsx`;
  const exported = toPascalCase(name);
  const refuse = (message: string, file = schema, { line, column } = START): Read => ({
    name,
    mistakes: [{ file, line, column, kind: 'wrong-section', message }],
  });
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name))
    return refuse(
      `"${name}" cannot be the name of a section: use lower-case letters, digits and hyphens, such as pull-quote`,
    );
  if (builtIn.includes(name)) return refuse(`"${name}" is a built-in section: give your folder another name`);
  if (!existsSync(join(root, schema))) return refuse(`the section "${name}" needs this file, which defines its fields`);
  const { definition, mistake } = loadDefinition(root, schema);
  if (mistake) return { name, mistakes: [mistake] };
  if (!isDefinition(definition)) return refuse(`must export "section", created with defineSection() from "${SCHEMAS}"`);
  if (definition.type !== name)
    return refuse(`"type" must be the name of the folder, "${name}", but is "${definition.type}"`);
  const unknown = Object.entries(definition.fields).find(([, field]) => !isField(field));
  if (unknown)
    return refuse(
      `the field "${unknown[0]}" must be created with a function from "${SCHEMAS}", such as text() or list()`,
    );
  const wrongExample = findWrongExample(definition.fields);
  if (wrongExample)
    return refuse(
      `the example of "${wrongExample.name}" must be YAML as it is written after the name of the field, but ${wrongExample.example} is not: put it in quotes`,
    );
  if (!existsSync(join(root, component)))
    return refuse(`the section "${name}" needs this file, which exports its component ${exported}`, component);
  const text = readFileSync(join(root, component), 'utf8');
  const [wrong] = text.match(VALUE_OF_SCHEMA) ?? [];
  if (wrong !== undefined)
    return refuse(
      'the schema is not for browsers: write "import type" rather than "import"',
      component,
      placeOf(text, text.indexOf(wrong)),
    );
  if (!new RegExp(`\\bexport\\b[^;'"]*\\b${exported}\\b`).test(text))
    return refuse(`must export the component ${exported}, as in "export function ${exported}("`, component);
  return { name, section: { definition, file: join(root, component), exported }, mistakes: [] };
}

/** Whether a field was made by one of our functions; others have no label and hint. */
const isField = (field: unknown): boolean =>
  field instanceof z.ZodType && (kindOf(field) !== undefined || itemOf(field) !== undefined);

/** The first example that is not YAML, from which the field reference and completion could not be made. */
function findWrongExample(fields: Record<string, z.core.$ZodType>): { name: string; example: string } | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const item = itemOf(field);
    const inner = findWrongExample(shapeOf(item ?? field) ?? {});
    if (inner) return inner;
    for (const example of [kindOf(field)?.example, item && kindOf(item)?.example]) {
      if (example === undefined) continue;
      const isBlock = example.includes('\n');
      const text = isBlock ? example : `${name}: ${example}`;
      if (parseDocument(text).errors.length > 0) return { name, example };
    }
  }
  return undefined;
}

const START = { line: 1, column: 1 };

/** A non-type import of the schema, which would remain when types are removed, and bundle zod. */
const VALUE_OF_SCHEMA = /\bimport\s+(?!type\b)[^;'"]*['"](?:\.\/schema|halflight\/schema)['"]/;

function placeOf(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function isDefinition(value: unknown): value is SectionDefinition {
  return (value as Partial<SectionDefinition> | undefined)?.schema instanceof z.ZodObject;
}

function loadDefinition(root: string, file: string): { definition?: unknown; mistake?: SectionMistake } {
  const refuse = (message: string, { line, column } = START) => ({
    mistake: { file, line, column, kind: 'wrong-section', message },
  });
  const compiled = compile(root, file);
  if ('failure' in compiled) {
    const [error] = compiled.failure.errors;
    const { file: at = file, line = 1, column = 0 } = error?.location ?? {};
    const message = `cannot be read: ${error?.text ?? 'it cannot be compiled'}`;
    return { mistake: { file: at, line, column: column + 1, kind: 'wrong-section', message } };
  }
  const { code, map } = compiled;
  const library = createRequire(join(root, file));
  const load = (name: string): unknown => (name === SCHEMAS ? forSchemas : library(name));
  const module: { exports: { section?: unknown } } = { exports: {} };
  const filename = join(root, `${file}.cjs`);
  try {
    const run = compileFunction(code, ['module', 'exports', 'require'], { filename }) as (...given: unknown[]) => void;
    run(module, module.exports, load);
  } catch (error) {
    const { message, stack = '' } = error as Error;
    return refuse(`cannot be run: ${message}`, placeIn(stack, filename, map));
  }
  return { definition: module.exports.section };
}

function compile(root: string, file: string): { code: string; map: SourceMapPayload } | { failure: BuildFailure } {
  const { buildSync } = loadLibrary('esbuild') as typeof import('esbuild');
  try {
    const { outputFiles } = buildSync({
      absWorkingDir: root,
      entryPoints: [file],
      outfile: `${file}.cjs`,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      sourcemap: 'external',
      write: false,
      logLevel: 'silent',
    });
    const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
    return { code: textOf('.cjs'), map: JSON.parse(textOf('.map')) as SourceMapPayload };
  } catch (error) {
    if (!Array.isArray((error as Partial<BuildFailure>).errors)) throw error;
    return { failure: error as BuildFailure };
  }
}

/** Where in the source an error was thrown, by its stack; the start if the stack does not say. */
function placeIn(stack: string, filename: string, map: SourceMapPayload): { line: number; column: number } {
  const frame = stack.split('\n').find((line) => line.includes(filename));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(frame ?? '') ?? [];
  if (line === undefined) return START;
  const entry = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  return 'originalLine' in entry ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 } : START;
}
