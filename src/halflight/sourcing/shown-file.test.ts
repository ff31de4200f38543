import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The home page of the documentation shows a file of the demonstration beside the page made from it: it must be that very file. */
test('the file that the documentation shows is the one in content/', () => {
  const [, front = ''] = readFileSync('docs/pages/index.md', 'utf8').split(/^---\n/m);
  const { sections } = parse(front) as { sections: { id?: string; items?: { text?: string }[] }[] };
  const shown = sections.find(({ id }) => id === 'one-file')?.items?.[0]?.text ?? '';
  const file = readFileSync('content/events/first-ada-lovelace-day.md', 'utf8');
  expect(shown).toBe(`\`\`\`markdown\n${file}\`\`\`\n`);
});
