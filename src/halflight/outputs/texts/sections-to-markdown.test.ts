import { list } from '../../fields/groups';
import { choice, icon, markdown, number, text, url } from '../../fields/kinds';
import type { Section } from '../../collections/sections';
import type { ImageValue } from '../../fields/images';
import type { EntryNode } from '../../collections/entry-node';
import { en } from '../../words/en';
import type { PublishedSite } from '../published';
import { fieldsToMarkdown, sectionsToMarkdown } from './sections-to-markdown';

const nodes: Record<string, object> = {
  post: {
    collection: 'post',
    filePath: 'posts/a.md',
    title: 'A post',
    summary: 'What it is about.',
    date: '2026-01-01',
  },
  study: {
    collection: 'education',
    filePath: 'education/b.md',
    title: 'Geometry',
    institution: 'At home',
    start: '1830',
  },
  loom: {
    collection: 'product',
    filePath: 'products/loom.md',
    title: 'Loom',
    summary: 'By the year or the month.',
    price: { amount: 9, currency: 'EUR', yearly: 90 },
  },
  odd: { collection: 'people', filePath: 'people/d.md', name: '[Ada](ada.md)', summary: 'See [this](this.md)' },
};

const site = {
  person: { name: 'Ada', skills: [{ name: 'Algebra' }, { name: 'Music' }], social: [{ url: 'https://a.example/' }] },
  words: en,
  settings: { announcement: 'Open for work.' },
  languages: [{}, {}],
  nodeOf: (id: string) => nodes[id] as EntryNode | undefined,
  pathOf: (file: string) => (file.startsWith('posts/') ? '/posts/a/' : undefined),
  toAddress: (path: string) => `https://halflight.test${path}`,
} as unknown as PublishedSite;

const targets = {
  fromFile: (address: string) => `https://halflight.test/file/${address}`,
  fromContent: (address: string) => `https://halflight.test/content/${address}`,
  expand: (images: readonly ImageValue[]) => images,
};

// Markdown is only branded in types, so plain objects will do.
const draw = (section: object, members: readonly string[] = []) =>
  sectionsToMarkdown([section as Section], {
    site,
    title: 'Page',
    body: 'The body.',
    members: [members],
    services: [{ kind: 'Comments', name: 'giscus' }],
    ...targets,
  }).split('\n');

const cases: [section: object, lines: string[], members?: string[]][] = [
  [
    {
      type: 'hero',
      title: 'Big',
      actions: [
        { label: 'Go', to: '/b/' },
        { label: 'Out', url: 'https://b.example/' },
      ],
    },
    ['## Big', '', '- [Go](https://halflight.test/content//b/)', '- [Out](https://b.example/)'],
  ],
  [{ type: 'prose', text: 'Own *words*.' }, ['Own *words*.']],
  [
    {
      type: 'features',
      items: [
        { title: 'One', text: 'More.', icon: 'cpu' },
        { title: 'Two', url: 'https://c.example/' },
      ],
    },
    ['### One', '', 'More.', '', '- [Two](https://c.example/)'],
  ],
  [
    { type: 'stats', title: '[a](b)', items: [{ value: '[c](d)', label: '[e](f)' }] },
    ['## \\[a\\](b)', '', '- \\[e\\](f): \\[c\\](d)'],
  ],
  [{ type: 'team' }, ['- \\[Ada\\](ada.md): See \\[this\\](this.md)'], ['odd', 'unknown']],
  [
    { type: 'showcase', tag: 'looms', newest: 3 },
    ['- [A post](https://halflight.test/posts/a/): What it is about.'],
    ['post'],
  ],
  [{ type: 'timeline', of: 'education' }, ['- Geometry, At home'], ['study']],
  [{ type: 'products' }, ['- Loom, €9 per month, €90 per year: By the year or the month.'], ['loom']],
  [{ type: 'skills' }, ['- Algebra', '- Music']],
  [
    {
      type: 'logos',
      items: [{ name: 'Example [Ltd]', image: { src: './x.svg', alt: '' }, url: 'https://d.example/' }],
    },
    ['- [Example \\[Ltd\\]](https://d.example/)'],
  ],
  [{ type: 'faq', items: [{ question: 'Why?', answer: 'So.' }] }, ['### Why?', '', 'So.']],
  [
    { type: 'gallery', items: [{ src: './m.jpg', alt: 'The mill' }] },
    ['![The mill](https://halflight.test/content/./m.jpg)'],
  ],
  [
    { type: 'embed', title: 'See', url: 'https://e.example/v', label: 'A film' },
    ['## See', '', '<https://e.example/v>'],
  ],
  [{ type: 'social' }, ['- <https://a.example/>']],
  [
    { type: 'privacy', title: 'What we know' },
    [
      '## What we know',
      '',
      `- giscus: ${en.privacyComments}`,
      '',
      `### ${en.privacyKept}`,
      '',
      `- ${en.privacyKeptTheme}`,
      `- ${en.privacyKeptLanguage}`,
      `- ${en.privacyKeptAnnouncement}`,
      `- ${en.privacyKeptComments}`,
      `- ${en.privacyKeptPlace}`,
    ],
  ],
];

test.each(cases.map(([section, lines, members = []]) => ({ section, lines, members })))(
  '$section',
  ({ section, lines, members }) => expect(draw(section, members)).toEqual(lines),
);

test('new fields are converted by their kinds', () => {
  const fields = {
    by: text({ label: 'By' }),
    quote: markdown({ label: 'Quote' }),
    year: number({ label: 'Year' }).optional(),
    source: url({ label: 'Source' }).optional(),
    look: choice({ label: 'Look', options: ['large', 'small'] }),
    mark: icon({ label: 'Mark' }).optional(),
    notes: list(text({ label: 'Note' })),
  };
  const values = { by: 'Ada', quote: 'A *science*.', look: 'large', mark: 'cpu', notes: ['One', 'Two'] };
  expect(fieldsToMarkdown(fields, values, targets)).toEqual(['A *science*.', 'Ada', '- One', '- Two']);
  expect(fieldsToMarkdown(fields, { ...values, year: 1843, source: 'https://f.example/' }, targets)).toEqual(
    expect.arrayContaining(['[Ada](https://f.example/): 1843']),
  );
});
