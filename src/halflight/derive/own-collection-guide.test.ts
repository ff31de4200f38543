import { readFileSync } from 'node:fs';

const guide = readFileSync('docs/posts/a-collection-of-your-own/index.md', 'utf8');

test.each(['recipe', 'talk'])('the guide shows the declaration of %s that the browser tests build', (name) => {
  const [, declaration = ''] =
    /^(---\n[^]*?\n---\n)/.exec(readFileSync(`e2e/content/collections/${name}.md`, 'utf8')) ?? [];
  expect(declaration).not.toBe('');
  expect(guide).toContain(`\`\`\`md\n${declaration}\`\`\``);
});
