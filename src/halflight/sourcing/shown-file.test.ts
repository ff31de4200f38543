import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The home page of the docs shows a file of the demo beside the page made from it, so it must be that very file. */
test('the file that the docs show is the one in content/', () => {
  const [, front = ''] = readFileSync('docs/pages/index.md', 'utf8').split(/^---\n/m);
  const { sections } = parse(front) as { sections: { id?: string; items?: { text?: string }[] }[] };
  const shown = sections.find(({ id }) => id === 'one-file')?.items?.[0]?.text ?? '';
  const file = readFileSync('content/events/first-ada-lovelace-day.md', 'utf8');
  expect(shown).toBe(`\`\`\`markdown\n${file}\`\`\`\n`);
});
