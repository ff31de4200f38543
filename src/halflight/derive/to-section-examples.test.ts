import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { collections } from '../collections';
import { listNames } from '../words/list-names';
import type { Section } from '../collections/sections';
import { sectionDefinitions } from '../collections/sections';
import { toSectionExamples } from './to-section-examples';

const file = readFileSync('docs/pages/sections.md', 'utf8');
const { sections } = parse(file.split('---\n')[1] ?? '') as { sections: (Section & { id?: string; text?: string })[] };
const shown = sections.flatMap((section, index) =>
  section.id?.endsWith('-yaml')
    ? [[section.id, section, sections[index - (section.id === 'hero-yaml' ? 2 : 1)]] as const]
    : [],
);

test('the page shows the source of each section, and links to the others', () => {
  const types = new Set(shown.map(([, , before]) => before?.type));
  const elsewhere = sections.find(({ id }) => id === 'elsewhere')?.text ?? '';
  const missing = sectionDefinitions.filter(({ type }) => !types.has(type) && !elsewhere.includes(`\`${type}\``));
  expect(missing.map(({ type }) => type)).toEqual([]);
  const jumps = sections[1]?.text ?? '';
  expect([...types].filter((type) => !jumps.includes(`[${type}](#`))).toEqual([]);
  const ids = sections.map(({ id }) => id);
  expect([...jumps.matchAll(/\]\(#([^)]+)\)/g)].filter(([, id]) => !ids.includes(id))).toEqual([]);
});

test('generated sections are replaced, not repeated', () => {
  const own =
    '---\ntitle: A\nsections:\n  - type: hero\n    id: hero\n    title: A\n  - type: stats\n    id: s\n---\n\nBody.\n';
  const once = toSectionExamples(own);
  expect(toSectionExamples(once)).toBe(once);
  const changed = toSectionExamples(once.replace('    title: A\n', '    title: B\n'));
  expect(changed).toContain('      - type: hero\n        id: hero\n        title: B\n      ````\n');
  expect(changed.match(/hero-yaml/g)).toHaveLength(1);
});

test('the numbers that the page gives about the code are right', () => {
  const stats = sections.find(({ id }) => id === 'stats') as unknown as { items: { value: string }[] };
  const own = collections.filter(({ name }) => name !== 'collection');
  const counted = [sectionDefinitions, own, listNames].map(({ length }) => String(length));
  expect(stats.items.map(({ value }) => value)).toEqual(counted);
  expect(file).toContain(`{ figure: "${sectionDefinitions.length}"`);
});
