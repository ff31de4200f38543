import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toDefaults } from '../src/create-halflight/answers';
import { writeStarters } from '../src/create-halflight/write-starters';
import { en as asked } from '../src/halflight/checks/asked/en';
import { writeHostile } from './hostile-content';
import { writeImported } from './imported-content';
import { writePrivateEntries } from './private-entries';

/** Files by path: their text, or the file to copy. */
type Files = Record<string, string | { copyOf: string }>;

const site = '---\ntitle: Generated site\nurl: https://generated.test\n---\n';

const contactPage = '---\ntitle: Contact\nsections:\n  - type: contact\n---\n';

/** A site below a path with its own fonts, logo and stylesheet, and with files beside its texts. */
const restyled = {
  'site.md': `---
title: Restyled site
url: https://halflight.test/some/prefix/
contact: netlify
theme:
  look: launch
  accent: teal
  mood: vivid
  headings: serif
  ornament: ./ornament.svg
  density: compact
  posts: index
  fonts: { sans: ./fonts/own.woff2, mono: "Courier New, monospace" }
logo: { src: ./logo.svg, alt: The sign of the site }
images: { hosts: [images.halflight.test] }
navigation:
  - { label: Posts, to: /posts }
  - { label: A part, to: /posts?shown=all#_content }
---
`,
  'fonts/own.woff2': {
    copyOf: 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  },
  'logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30" rx="6" fill="teal"/></svg>',
  'own.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="2" fill="teal"/></svg>',
  'ornament.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path fill="var(--disc)" d="M0 0h8v8z"/></svg>',
  'custom.css': `/* The last word. */
:root { --accent: rgb(1, 2, 3); }
h1 { text-transform: uppercase; &:hover { color: red } }
.footer { background-image: url(./own.svg); }
.footer-title { background: url('/icon.svg'); }
.footer-title::after { content: "</style>&lt;"; }
`,
  'pages/index.md': '---\ntitle: Home\n---\n\nThe first page, with `code`.\n',
  'pages/hero.md': '---\ntitle: Hero\nsections:\n  - type: hero\n    title: Above the ornament\n---\n',
  'pages/contact.md': contactPage,
  'posts/with-files/index.md': `---
title: A post with files
date: 2026-01-01
---

It has [a paper](./the%20paper.pdf#page=2), [another post](../another.md) and [the list](/posts).

![A picture elsewhere](https://images.halflight.test/a.png)
`,
  'posts/with-files/the paper.pdf': '%PDF-1.4 (The bytes of a paper)',
  'posts/with-files/unused.pdf': '%PDF-1.4 (The bytes of a paper that no one names)',
  'posts/another.md': '---\ntitle: Another post\ndate: 2026-01-02\naliases: [/old/]\n---\n\nIts body.\n',
} satisfies Files;

/** A declared form for each place that it may go to, and a page with it. */
const formsByDestination: Files = Object.fromEntries(
  Object.entries({
    formspree: '{ destination: formspree, form: abcdefgh }',
    basin: '{ destination: basin, form: abcdefgh }',
    getform: '{ destination: getform, form: abcdefgh }',
    web3forms: '{ destination: web3forms, accessKey: a-key }',
    endpoint: '{ destination: endpoint, url: "https://answers.test/" }',
    json: '{ destination: endpoint, url: "https://answers.test/", format: json }',
    netlify: 'netlify',
    mailto: 'mailto',
  }).flatMap(([name, contact]) => [
    [
      `forms/by-${name}.md`,
      `---
label: By ${name}
contact: ${contact}
fields:
  - { name: name, kind: text }
  - { name: email, kind: email }
  - { name: guests, kind: number, min: 1, max: 4, label: Guests }
  - { name: topics, kind: choice, list: true, label: Topics, options: [Engines, Poetry, Mathematics] }
---
`,
    ],
    [`pages/by-${name}.md`, `---\ntitle: By ${name}\nsections: [{ type: form, form: by-${name} }]\n---\n`],
  ]),
);

/** Every service that a site may use, and the section that tells visitors about them. */
const services = {
  'site.md': `---
title: Site with services
url: https://services.test
contact:
  destination: endpoint
  url: https://forms.test/f/abcdefgh
  turnstile: 1x00000000000000000000AA
analytics: { service: plausible, host: stats.services.test }
editor: { repository: ada/notes, branch: main }
comments:
  repo: someone/notes
  repoId: R_0000000000
  category: Announcements
  categoryId: DIC_0000000000
images: { hosts: [images.services.test] }
navigation:
  - { label: Posts, to: /posts/ }
  - label: More
    items:
      - { label: Privacy, to: /privacy/ }
      - { label: The second post, to: posts/two.md }
      - { label: Somewhere else, url: https://elsewhere.test/ }
  - { label: Code, url: https://code.services.test/ }
  - { label: Contact, to: /contact/ }
button: { label: Get a quote, to: "/contact/#_content" }
announcement: Something **new**, which the [second post](posts/two.md) tells.
authorBox: true
footer:
  links:
    - { label: Privacy, to: /privacy/ }
---
`,
  'person.md':
    '---\nname: Ada Example\nrole: Writer\nemail: ada@services.test\nsocial: [https://github.com/ada]\n---\n\nShe writes.\n',
  ...formsByDestination,
  'people/two.md': '---\nname: Grace Example\n---\n\nShe writes, too.\n',
  'pages/index.md': `---
title: Home
sections:
  - { type: hero, title: A site with services }
  - { type: newsletter, title: News, provider: buttondown, account: someone }
  - { type: embed, url: "https://maps.test/a-place/", label: A map }
---
`,
  'pages/contact.md': contactPage,
  'pages/privacy.md': '---\ntitle: Privacy\nsections:\n  - type: privacy\n---\n',
  'pages/own-section.md': `---
title: A section of one’s own
sections:
  - type: pull-quote
    title: She said
    quote: The Engine **weaves** patterns.
    portrait: { src: ./portrait.jpg, alt: Ada }
    remarks:
      - { by: One, words: Well said. }
      - { by: Two, words: So it is. }
    actions: [{ label: Write to her, to: /contact/ }]
  - { type: engines, title: Engines }
---
`,
  'pages/portrait.jpg': { copyOf: 'e2e/content/portrait.jpg' },
  'experience/only.md': '---\ntitle: The only position\norganization: A place\nstart: 2020\n---\n',
  'posts/three.md':
    '---\ntitle: Three\ndate: 2026-01-03\nthread: https://social.services.test/@ada/1234\n---\n\nTalked about on Mastodon.\n',
  'posts/four.md':
    '---\ntitle: Four\ndate: 2026-01-04\nthread: https://bsky.app/profile/ada.example/post/3m6abc\n---\n\nTalked about on Bluesky.\n',
  'posts/one.md': `---
title: One
date: 2026-01-01
---

The first words, and a film:

https://www.youtube.com/watch?v=XXXXXXXXXXX

A link to [a film elsewhere](https://vimeo.com/1) frames nothing.

![A picture elsewhere](https://images.services.test/a.png)
`,
  'posts/two.md':
    '---\ntitle: Two\ndate: 2026-01-02\nauthors: [two]\naliases: [/old/]\n---\n\nMore words, and [the other post](one.md).\n',
} satisfies Files;

/**
 * Content that nobody would write by hand: none at all, one entry of each kind, a great many of one kind, a site that changes its whole look, and one
 * that uses every service.
 */
const generated = {
  empty: { 'site.md': site.replace('---\n', '---\ntheme: { default: dark }\n') },
  'one-each': {
    'site.md': site.replace(
      '---\n',
      '---\ncontact: { destination: web3forms, accessKey: a-key }\ncomments: { service: remark42, server: "https://comments.test", site: notes }\n',
    ),
    'pages/contact.md': contactPage,
    'pages/only-page.md': '---\ntitle: The only page\n---\n\nIts body.\n',
    'posts/only-post.md': '---\ntitle: The only post\ndate: 2026-01-01\n---\n\nIts body.\n',
    'projects/only-project.md': '---\ntitle: The only project\n---\n\nIts body.\n',
    'experience/only.md': '---\ntitle: The only position\norganization: A place\nstart: 2020\n---\n',
    'education/only.md': '---\ntitle: The only course\ninstitution: A school\nstart: 2019\nend: 2020\n---\n',
    'awards/only.md': '---\ntitle: The only award\nissuer: A society\ndate: 2020\n---\n',
    'books/only.md': '---\ntitle: The only book\nauthors: [An Author]\n---\n\nIts body.\n',
    'publications.bib': '@misc{only, title={The only publication}, year=2020}\n',
    'events/only.md': '---\ntitle: The only event\nstart: 2020\n---\n',
    'services/only.md': '---\ntitle: The only service\nsummary: What it is.\n---\n',
    'products/only.md': '---\ntitle: The only product\n---\n',
    'testimonials/only.md': '---\nname: The only voice\n---\n\nIts words.\n',
    'people/only.md': '---\nname: The only person\n---\n',
  },
  // Without an endpoint, so that messages are sent by mail.
  many: {
    'site.md': site.replace('---\n', '---\ncomments: { service: waline, server: "https://waline.test" }\n'),
    'person.md': '---\nname: Someone\nemail: someone@generated.test\n---\n',
    'pages/contact.md': contactPage,
    ...manyPosts(300),
  },
  restyled,
  services,
} satisfies Record<string, Files>;

/** Files for a site's `static/` folder: the PDF that `npm run cv` would have made, and the file that keeps the folder in git. */
export const staticFiles: Partial<Record<string, Record<string, string>>> = {
  services: { 'experience/cv.pdf': '%PDF-1.4 (A curriculum vitae)', '.gitkeep': '' },
};

type GeneratedContent = keyof typeof generated | 'ada-lovelace' | 'created' | 'hostile' | 'imported';

/** A company site as `npm create halflight` writes it. All placeholder texts are filled in, since a production build rejects them. */
function writeCompany(folder: string): void {
  const answers = toDefaults({ kind: 'company', name: 'Example & Daughters', url: 'https://created.test' }, 'created');
  // The date is fixed, so that the site need not be rebuilt tomorrow.
  const paths = writeStarters({ ...answers, timeZone: 'UTC' }, '2026-01-02', 'src/create-halflight/starters', folder);
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    const written = Object.values(asked).reduce((all, each) => all.replaceAll(each, `${each} (written)`), text);
    writeFileSync(join(folder, path), written);
  }
}

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

/** Writes generated content into a folder, replacing what was there. */
export async function writeContent(name: GeneratedContent, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (name === 'ada-lovelace') {
    // The demonstration, at the place where it is published.
    cpSync('content', folder, { recursive: true });
    const file = join(folder, 'site.md');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^url: .*$/m, 'url: https://halflight.example/examples/ada-lovelace/'));
    return;
  }
  if (name === 'created') {
    writeCompany(folder);
    return;
  }
  if (name === 'hostile') {
    for (const refused of writeHostile(folder)) console.log(`hostile: left out ${refused}`);
    await writePrivateEntries(folder, false);
    return;
  }
  if (name === 'imported') {
    await writeImported(folder);
    return;
  }
  for (const [path, text] of Object.entries(generated[name])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (typeof text === 'string') writeFileSync(join(folder, path), text);
    else copyFileSync(text.copyOf, join(folder, path));
  }
}
