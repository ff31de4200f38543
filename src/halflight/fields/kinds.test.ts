import type { z } from 'zod';
import { group, link, list } from './groups';
import { image } from './images';
import * as kinds from './kinds';

const words = { label: 'Field' };

/** The value that a field parses from front matter, or its errors: `path: message`. */
function read(schema: z.ZodType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return { value: result.data };
  return result.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
}

interface Kind {
  schema: z.ZodType;
  /** Values that stay as they are. */
  same?: unknown[];
  /** Inputs and their parsed values. */
  becomes?: [unknown, unknown][];
  /** Rejected values, by message; three dots at its end stand for any continuation. */
  refused?: Record<string, unknown[]>;
}

const FOCUS = 'focus: must be a position in the image, such as "top", "50% 20%" or "left bottom"';
const ALT = 'alt: is missing: say what the image shows, or "" if it is only decoration';
const A_DAY_OR_TIME = 'must be a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30';
const A_FILE = 'must be a full URL that begins with https:// or http://, or a file such as ./paper.pdf';

/** Inputs are as YAML's failsafe schema gives them. */
const tables: Record<string, Kind> = {
  text: {
    schema: kinds.text({ ...words, max: 12 }),
    same: ['Note A', '1984', '0141036144', 'true', 'null', '日本語', '123456789012'],
    becomes: Object.entries({ '  spaced  ': 'spaced', 'e\u0301te\u0301': '\u00e9t\u00e9' }),
    refused: {
      'must not be empty': ['', '   '],
      'must have at most 12 characters': ['1234567890123'],
      'must be text': [['a', 'b'], { a: 'b' }],
    },
  },
  duration: {
    schema: kinds.duration(words),
    becomes: Object.entries({ '45 min': 45, '45': 45, '2 h': 120, '1h30min': 90, ' 5min ': 5 }),
    refused: {
      'must be a duration such as 45 min or 1 h 30 min': ['soon', '1:30', '30 min 1 h', '1.5 h', '-5', ''],
    },
  },
  markdown: {
    schema: kinds.markdown(words),
    same: ['Some *words*.', 'two\n\nparagraphs'],
    refused: { 'must not be empty': [''], 'must be text': [['a']] },
  },
  number: {
    schema: kinds.number({ ...words, min: 1, max: 5 }),
    becomes: Object.entries({ '1': 1, '5': 5, ' 3 ': 3, '03': 3 }),
    refused: { 'must be a whole number from 1 to 5': ['0', '6', '2.5', 'four', '', '1e3', '0x3', ['1']] },
  },
  'number without bounds': {
    schema: kinds.number(words),
    becomes: [['-12', -12]],
    refused: { 'must be a whole number': ['1,000'] },
  },
  fraction: {
    schema: kinds.number({ ...words, fraction: true, min: -1 }),
    becomes: Object.entries({ '2.5': 2.5, '-0.25': -0.25, '3': 3 }),
    refused: { 'must be a number of at least -1': ['2,5', '.5', 'NaN', 'Infinity', '-2'] },
  },
  flag: {
    schema: kinds.flag(words),
    becomes: Object.entries({ true: true, false: false }),
    refused: { 'must be true or false': ['yes', '1', '', ['true']] },
  },
  day: {
    schema: kinds.day(words),
    same: ['2026-03-14', '2024-02-29', '1843-09-01', '2026-03-14T10:00:00Z', '2026-03-14 10:00 +0200'],
    refused: {
      'must be a day such as 2026-03-14': ['soon', '2026-3-14', '14.03.2026', '2026-03', '', ['2026-03-14']],
      'is not a day in the calendar': ['2026-02-30', '2026-13-01'],
    },
  },
  'day, month or year': {
    schema: kinds.day({ ...words, loose: true }),
    same: ['2026-03-14', '2026-03', '2026'],
    refused: {
      'must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026': ['26', '2026-3'],
      'is not a day in the calendar': ['2026-13', '2026-11-31'],
    },
  },
  time: {
    schema: kinds.time(words),
    same: ['2026-05-14', '2026', '2026-05-14 18:30', '2026-05-14T18:30:00Z', '2026-05-14T18:30:00+02:00'],
    refused: {
      [A_DAY_OR_TIME]: ['18:30', '2026-05-14 25:00', '2026-05-14 18.30'],
      'is not a day in the calendar': ['2026-02-30 18:30', '2026-13'],
    },
  },
  currency: {
    schema: kinds.currency(words),
    same: ['EUR'],
    refused: { 'must be a currency code, such as EUR, GBP or USD': ['euro', 'XYZ'] },
  },
  drawing: {
    schema: kinds.drawing({ ...words, options: ['bands', 'grid'] }),
    same: ['grid', './OWN.SVG'],
    becomes: [[' ./own.svg ', './own.svg']],
    refused: {
      'must be one of: bands, grid; or an SVG beside the file, such as ./ornament.svg': [
        './own.png',
        'https://a.example/x.svg',
      ],
    },
  },
  face: {
    schema: kinds.face({ ...words, options: ['sans', 'serif'] }),
    same: ['serif', './fonts/own.woff2'],
    refused: { 'must be one of: sans, serif; or a file such as ./fonts/own.woff2': ['Georgia', 'sans}</style>'] },
  },
  choice: {
    schema: kinds.choice({ ...words, options: ['system', 'light', 'dark'] }),
    same: ['dark'],
    refused: { 'must be one of: system, light, dark': ['drak', 'Dark', ['dark']] },
  },
  icon: {
    schema: kinds.icon(words),
    same: ['shopping-cart', 'github', 'x'],
    refused: { 'must be the name of an icon: accessibility,...': ['gpu', 'constructor'] },
  },
  url: {
    schema: kinds.url(words),
    same: ['https://example.org', 'http://localhost:8000/a?b=c#d', 'HTTPS://EXAMPLE.ORG/', 'https://bücher.example/ü'],
    refused: {
      'must be a full URL that begins with https:// or http://': [
        ...['example.org', '//example.org', '/projects/', 'javascript:alert(1)', 'mailto:ada@example.org', 'https://'],
      ],
      'must be a URL such as https://example.org/': [['https://example.org']],
    },
  },
  'URL of a link': {
    schema: kinds.linkUrl(words),
    same: ['https://example.org', 'MAILTO:ada@example.org?subject=A%20note', 'tel:(020)7946.0000;ext=5'],
    refused: {
      'must be a full URL that begins with https://, http://, mailto: or tel:': [
        ...['/projects/', 'javascript:alert(1)', 'sms:+442079460000', 'mailto:ada', 'ada@example.org'],
        ...['mailto:ada@example.org, mary@example.org', 'tel:', 'tel:+44 20 7946 0000', 'tel:ada'],
      ],
    },
  },
  'e-mail': {
    schema: kinds.email(words),
    same: ['ada@example.org', 'ada.king+notes@mail.example.co.uk'],
    refused: {
      'must be an e-mail address such as ada@example.org': ['ada', 'ada@', 'ada@example', 'Ada <ada@example.org>'],
    },
  },
  colour: {
    schema: kinds.colour(words),
    same: ['#b4532a', '#abc', 'teal', 'oklch(0.6 0.15 40)', 'rgb(10 20 30)', 'hsl(120, 50%, 50%)'],
    refused: {
      'must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"': [
        'tael',
        '#12345',
        'red; background: url(x)',
      ],
    },
  },
  'time zone': {
    schema: kinds.timeZone(words),
    same: ['Europe/London', 'UTC', 'America/Argentina/Buenos_Aires'],
    refused: { 'must be the name of a time zone, such as Europe/London or UTC': ['London', 'Europe/Londn'] },
  },
  language: {
    schema: kinds.language(words),
    same: ['en', 'pt-BR', 'zh-Hant-TW'],
    refused: { 'must be a language tag, such as en, de or pt-BR': ['English', 'en_GB', 'e'] },
  },
  path: {
    schema: kinds.path(words),
    same: ['/projects/', '/', '../projects/engine/index.md', 'engine.md#wheels', '#ideas'],
    refused: { 'must be a page of this site...': ['projects', 'javascript:alert(1)', 'https://example.org/'] },
  },
  'URL or file': {
    schema: kinds.link(words),
    same: ['https://example.org/a.pdf', './a.pdf', 'a b.pdf', '../papers/a.pdf', '/papers/a.pdf', 'engine.md'],
    refused: { [A_FILE]: ['javascript:alert(1)', 'file:///a.pdf', 'C:\\papers\\a.pdf', '//example.org/a.pdf'] },
  },
  'path below which pages are': {
    schema: kinds.path({ ...words, folder: true }),
    same: ['/work/', '/', '/work/v1.0/', '/größe', '/लेख/', '/บทความ/'],
    refused: {
      'must be a path such as /work/, of letters, digits and hyphens': ['work'],
      'must be a path such as /work/: ".." is the name of a file or of another folder': ['/../', '/a/..', '/../x/'],
      'must be a path such as /work/: "index.md" is the name of a file or of another folder': ['/a/index.md'],
      'must be a path such as /work/: "_headers" is the name of a file or of another folder': ['/_headers/'],
    },
  },
  asset: {
    schema: kinds.asset(words),
    same: ['./icon.svg'],
    refused: { 'must be the name of a file': [{ src: 'icon.svg' }] },
  },
  image: {
    schema: image(words),
    same: ['top', 'left bottom', '50% 20%', '0%']
      .map((focus): unknown => ({ src: './a.jpg', alt: 'x', focus }))
      .concat({ src: './a.jpg', alt: '' }),
    refused: {
      'must be an image, written { src: ./photo.jpg, alt: What it shows }': ['./a.jpg', []],
      [ALT]: [{ src: './a.jpg' }],
      'src: is missing': [{ alt: 'x' }],
      'src: must not be empty': [{ src: '', alt: 'x' }],
      [FOCUS]: [{ src: 'a.jpg', alt: 'x', focus: 'middle' }],
    },
  },
  'image beside a title': {
    schema: image({ ...words, titled: true }),
    same: [{ src: './a.jpg', alt: 'x' }],
    becomes: ['./a.jpg', { src: './a.jpg' }].map((input) => [input, { src: './a.jpg', alt: '' }]),
    refused: {
      'must be an image, written as a path or as { src: ./photo.jpg, alt: What it shows }': [['./a.jpg']],
      'src: must not be empty': [''],
    },
  },
  reference: {
    schema: kinds.reference({ ...words, collection: 'people' }),
    same: ['ada'],
    refused: { 'must be the name of an entry of people': [['ada']] },
  },
  list: {
    schema: list(kinds.text({ ...words, max: 5 }), { max: 3 }),
    same: [['a', 'b'], []],
    refused: {
      'must be a list, such as [one, two]': ['a', { a: 'b' }],
      '1: must be text': [['a', ['b']]],
      '2: must have at most 5 characters': [['a', 'b', 'too long']],
      'must have at most 3 items': [['a', 'b', 'c', 'd']],
    },
  },
  'group with a short form': {
    schema: group({
      ...words,
      short: 'name',
      fields: { name: kinds.text(words), level: kinds.number({ ...words, min: 1, max: 5 }).optional() },
    }),
    becomes: [
      ['CSS', { name: 'CSS' }],
      [
        { name: 'Figma', level: '4' },
        { name: 'Figma', level: 4 },
      ],
    ],
    refused: {
      'name: must not be empty': [''],
      'must be a group of fields (name, level)': [['CSS']],
      'level: must be a whole number from 1 to 5': [{ name: 'CSS', level: '9' }],
    },
  },
  'group without one': {
    schema: group({ ...words, fields: { label: kinds.text(words) } }),
    same: [{ label: 'Cards' }],
    refused: { 'must be a group of fields (label)': ['Cards'], 'label: is missing': [{}] },
  },
  link: {
    schema: link(words),
    same: [
      { label: 'Projects', to: '/projects/' },
      { label: 'Source', url: 'https://example.org/' },
    ],
    refused: {
      'must have either "to" (a page of this site) or "url" (a page on another site)': [
        { label: 'Nowhere' },
        { label: 'Both', to: '/', url: 'https://example.org/' },
      ],
    },
  },
};

test.each(Object.entries(tables))('%s: accepted values, and messages for rejected ones', (_, kind) => {
  const { schema, same = [], becomes = [], refused = {} } = kind;
  for (const input of same) expect([input, read(schema, input)]).toEqual([input, { value: input }]);
  for (const [input, value] of becomes) expect([input, read(schema, input)]).toEqual([input, { value }]);
  for (const [message, inputs] of Object.entries({ ...refused, 'is missing': [undefined] })) {
    const said: unknown = message.endsWith('...') ? expect.stringContaining(message.slice(0, -3)) : message;
    for (const input of inputs) expect([input, read(schema, input)]).toEqual([input, [said]]);
  }
  expect(read(schema.optional(), undefined)).toEqual({ value: undefined });
});

test('groups reject unknown keys', () => {
  const schema = group({ ...words, fields: { label: kinds.text(words) } });
  const { error } = schema.safeParse({ label: 'a', lable: 'b' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['lable'] }]);
});
