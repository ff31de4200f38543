import { rmSync } from 'node:fs';
import { writeFiles } from '../src/halflight/testing/write-files';

/** The words that the posts consist of. */
const WORDS =
  'a table of numbers takes its maker years of work and the engine which was never built would have made it in a day with no hand but the one that turns the crank and no mistake but those that were punched into its cards'.split(
    ' ',
  );

/** The approximate number of words in each of a post's six sections. */
const PARAGRAPH = 90;
const PARTS = 6;

/** The path, in the content folder, of the post with this number. The post with the highest number is the newest. */
export function pathOfPost(number: number): string {
  return `posts/post-${number}.md`;
}

/** Writes a site of `count` text posts into a folder, with no images except the share images. The same count gives the same site. */
export function generatePosts(count: number, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, string> = {
    'site.md':
      '---\ntitle: Measured site\nurl: https://measured.test\nnavigation:\n  - { label: Posts, to: /posts/ }\n---\n',
    'person.md': '---\nname: Someone\nrole: Writer\n---\n\nWho writes as many posts as it takes.\n',
    'pages/index.md':
      '---\ntitle: Home\nsections:\n  - type: hero\n    title: As many posts as it takes\n    text: A site to be measured.\n  - type: posts\n    newest: 6\n---\n',
  };
  for (let number = 1; number <= count; number += 1) files[pathOfPost(number)] = toPost(number);
  writeFiles(folder, files);
}

function toPost(number: number): string {
  const date = new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10);
  const parts = Array.from({ length: PARTS }, (_, part) => toPart(number, part)).join('\n');
  return `---\ntitle: Post ${number} on ${say(number, 5)}\ndate: ${date}\ntags: [tag-${number % 12}]\n---\n\n${parts}`;
}

function toPart(number: number, part: number): string {
  const seed = number * PARTS + part;
  const other = number > 1 ? `See [the post before](${pathOfPost(number - 1).replace('posts/', '')}).` : '';
  const code =
    part === 2
      ? `\`\`\`ts\nexport const card = { number: ${number}, turns: [1, 2, 3].map((n) => n ** 2) };\n\`\`\`\n`
      : '';
  return `## Part ${part + 1}: ${say(seed, 3)}\n\n${say(seed, PARAGRAPH)}. ${other}\n\n- ${say(seed + 3, 8)}\n- **${say(seed + 5, 4)}**\n\n${code}`;
}

function say(seed: number, count: number): string {
  return Array.from({ length: count }, (_, index) => WORDS[(seed * 7 + index * (1 + (seed % 5))) % WORDS.length]).join(
    ' ',
  );
}
