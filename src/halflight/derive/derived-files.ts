import { existsSync, readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import type { Collection } from '../collections/define-collection';
import { iconNames } from '../fields/icons';
import { fileRegistries } from './file-registries';
import { AGENTS_GUIDE, toAgentsGuide } from './to-agents-guide';
import { toFieldReference } from './to-field-reference';
import { toJsonSchema } from './to-json-schema';
import { toOverlay } from './to-overlay';
import { toSectionExamples } from './to-section-examples';
import { toSnippets } from './to-snippets';
import { toSocialMarks } from './to-social-marks';

/** The path of the JSON Schema of a collection, or of a translation file such as `site.fr.md`. */
function schemaPath(name: string): string {
  return `src/halflight/schemas/${name}.schema.json`;
}

/** The documentation page that shows the sections. Only its examples are generated. */
const SECTIONS = 'docs/pages/sections.md';

/** What `npm create halflight` copies into each new site. */
const NEW_SITE = 'src/create-halflight/site';

/** Every file that `npm run derive` writes for these collections: its text, by its path from the project root. */
export function derivedFiles(registry: readonly Collection[]): Map<string, string> {
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const snippets = json(toSnippets(registry));
  const guide = toAgentsGuide(readFileSync(AGENTS_GUIDE, 'utf8'), registry);
  return new Map([
    ...registry.map((collection) => [schemaPath(collection.name), json(toJsonSchema(collection))] as const),
    ...registry
      .filter(({ singleton, translated }) => singleton || translated)
      .map((single) => [schemaPath(`${single.name}.translation`), json(toJsonSchema(toOverlay(single)))] as const),
    ['.vscode/halflight.code-snippets', snippets],
    [`${NEW_SITE}/_vscode/halflight.code-snippets`, snippets],
    ...toFieldReference(registry),
    ['docs/pages/icons.md', toIconPage()],
    ...(existsSync(SECTIONS) ? [[SECTIONS, toSectionExamples(readFileSync(SECTIONS, 'utf8'))] as const] : []),
    [AGENTS_GUIDE, guide],
    [`${NEW_SITE}/AGENTS.md`, guide],
    ['src/halflight/ui/components/icon/marks.ts', toSocialMarks()],
    ...fileRegistries(),
  ]);
}

/** The documentation page that shows every icon for authors, as a Markdown file with front matter. */
function toIconPage(): string {
  const page = {
    title: 'Icons',
    summary: 'Every icon that features, steps and services can have, by its name.',
    sections: [{ type: 'features', items: iconNames.map((icon) => ({ title: icon, icon })) }],
  };
  return `---\n# Written by \`npm run derive\` from src/fields/icons.ts.\n${stringify(page)}---\n`;
}
