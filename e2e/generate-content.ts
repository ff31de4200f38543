import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeStarters } from '../src/commands/fresh/starters';

type Files = Record<string, string>;

const site = '---\ntitle: Generated site\nurl: https://generated.test\n---\n';

/** Content that no one would write by hand: none at all, one of each kind, and very much of one. */
const generated = {
  empty: { 'site.md': site },
  'one-each': {
    'site.md': site,
    'pages/only-page.md': '---\ntitle: The only page\n---\n\nIts body.\n',
    'posts/only-post.md': '---\ntitle: The only post\ndate: 2026-01-01\n---\n\nIts body.\n',
    'projects/only-project.md': '---\ntitle: The only project\n---\n\nIts body.\n',
    'experience/only.md': '---\ntitle: The only position\norganization: A place\nstart: 2020\n---\n',
    'education/only.md': '---\ntitle: The only course\ninstitution: A school\nstart: 2019\nend: 2020\n---\n',
    'awards/only.md': '---\ntitle: The only award\nissuer: A society\ndate: 2020\n---\n',
    'books/only.md': '---\ntitle: The only book\nauthors: [An Author]\n---\n\nIts body.\n',
    'events/only.md': '---\ntitle: The only event\nstart: 2020\n---\n',
    'services/only.md': '---\ntitle: The only service\nsummary: What it is.\n---\n',
    'products/only.md': '---\ntitle: The only product\n---\n',
    'testimonials/only.md': '---\nname: The only voice\n---\n\nIts words.\n',
    'people/only.md': '---\nname: The only person\n---\n',
  },
  many: { 'site.md': site, ...manyPosts(300) },
} satisfies Record<string, Files>;

export type GeneratedContent = keyof typeof generated | 'fresh';

/** What `npm run fresh` leaves to a company; the day is fixed, so that the site need not be built anew tomorrow. */
const company = {
  name: 'Example & Daughters',
  url: 'https://fresh.test',
  accent: 'teal',
  timeZone: 'UTC',
  today: '2026-01-02',
};

function manyPosts(count: number): Files {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`posts/post-${number}.md`, post(number)]));
}

function post(number: number): string {
  const date = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
  const other = number === 1 ? 2 : number - 1;
  return `---
title: Post number ${number}
date: ${date}
tags: [number-${number % 7}]
---

The first words of post ${number}, and [another post](post-${other}.md).

## What it says

${`Words that make the post ${number} as long as posts are. `.repeat(20)}

\`\`\`ts
export const number = ${number};
\`\`\`
`;
}

/** Writes generated content into a folder, in place of what was there. */
export function writeContent(name: GeneratedContent, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  if (name === 'fresh') {
    writeStarters('company', company, folder);
    return;
  }
  for (const [path, text] of Object.entries(generated[name])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
