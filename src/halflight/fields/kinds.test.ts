import type { z } from 'zod';
import { fieldKinds } from './field';
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

type Case = [input: unknown, expected: unknown];

/** Inputs that are values as they are. */
const same = (...inputs: unknown[]): Case[] => inputs.map((input) => [input, input]);
/** Inputs that are refused with one message. */
const wrong = (message: unknown, ...inputs: unknown[]): Case[] => inputs.map((input) => [input, [message]]);

/** For each kind of field, accepted values with their results and others with their errors. Values are as YAML's failsafe schema has them. */
const tables: Record<string, [schema: z.ZodType, valid: Case[], invalid: Case[]]> = {
  text: [
    kinds.text({ ...words, max: 12 }),
    [
      ...same('Note A', '1984', '0141036144', 'true', 'null', '日本語', '123456789012'),
      ['  spaced  ', 'spaced'],
      ['e\u0301te\u0301', '\u00e9t\u00e9'],
    ],
    [
      ...wrong('is missing', undefined),
      ...wrong('must not be empty', '', '   '),
      ...wrong('must have at most 12 characters', '1234567890123'),
      ...wrong('must be text', ['a', 'b'], { a: 'b' }),
    ],
  ],
  'text with a least length': [
    kinds.text({ ...words, min: 3 }),
    same('abc'),
    wrong('must have at least 3 characters', 'ab'),
  ],
  duration: [
    kinds.duration(words),
    [
      ['45 min', 45],
      ['45', 45],
      ['2 h', 120],
      ['1 h 30 min', 90],
      ['1h30min', 90],
      [' 5min ', 5],
    ],
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be how long it takes, such as 45 min or 1 h 30 min',
        ...['soon', '1:30', '30 min 1 h', '1.5 h', '-5', ''],
      ),
    ],
  ],
  markdown: [
    kinds.markdown(words),
    same('Some *words*.', 'two\n\nparagraphs'),
    [...wrong('is missing', undefined), ...wrong('must not be empty', ''), ...wrong('must be text', ['a'])],
  ],
  number: [
    kinds.number({ ...words, min: 1, max: 5 }),
    [
      ['1', 1],
      ['5', 5],
      [' 3 ', 3],
      ['03', 3],
    ],
    [
      ...wrong('is missing', undefined),
      ...wrong('must be a whole number from 1 to 5', '0', '6', '2.5', 'four', '', '1e3', '0x3', ['1']),
    ],
  ],
  'number without bounds': [
    kinds.number(words),
    [
      ['-12', -12],
      ['0', 0],
    ],
    wrong('must be a whole number', '1,000'),
  ],
  'number with a least value': [
    kinds.number({ ...words, min: 0 }),
    [['0', 0]],
    wrong('must be a whole number of at least 0', '-1'),
  ],
  fraction: [
    kinds.number({ ...words, fraction: true }),
    [
      ['2.5', 2.5],
      ['-0.25', -0.25],
      ['3', 3],
    ],
    wrong('must be a number', '2,5', '.5', 'NaN', 'Infinity'),
  ],
  flag: [
    kinds.flag(words),
    [
      ['true', true],
      ['false', false],
    ],
    [...wrong('is missing', undefined), ...wrong('must be true or false', 'yes', '1', '', ['true'])],
  ],
  day: [
    kinds.day(words),
    same('2026-03-14', '2024-02-29', '1843-09-01', '2026-03-14T10:00:00Z', '2026-03-14 10:00 +0200'),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be a day such as 2026-03-14', 'soon', '2026-3-14', '14.03.2026', '2026-03', '', ['2026-03-14']),
      ...wrong('is not a day in the calendar', '2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-04-00'),
    ],
  ],
  'day, month or year': [
    kinds.day({ ...words, loose: true }),
    same('2026-03-14', '2026-03', '2026'),
    [
      ...wrong('must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026', '26', '2026-3'),
      ...wrong('is not a day in the calendar', '2026-13', '2026-00', '2026-11-31'),
    ],
  ],
  time: [
    kinds.time(words),
    same(
      '2026-05-14',
      '2026-05',
      '2026',
      '2026-05-14 18:30',
      '2026-05-14T18:30',
      '2026-05-14T18:30:00Z',
      '2026-05-14T18:30:00+02:00',
    ),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30',
        '18:30',
        '2026-05-14 25:00',
        '2026-05-14 18.30',
      ),
      ...wrong('is not a day in the calendar', '2026-02-30 18:30', '2026-13'),
    ],
  ],
  currency: [
    kinds.currency(words),
    same('EUR', 'GBP'),
    wrong('must be a currency code, such as EUR, GBP or USD', 'euro', 'XYZ'),
  ],
  font: [
    kinds.font(words),
    same('./fonts/own.woff2', 'Georgia, "Times New Roman", serif'),
    wrong(
      'must be a file such as ./fonts/own.woff2, or names of fonts such as Georgia, serif',
      'serif; color: red',
      'url(https://a.example/x.woff2)',
      'serif}</style>',
    ),
  ],
  drawing: [
    kinds.drawing({ ...words, options: ['bands', 'grid'] }),
    [...same('grid', './OWN.SVG'), [' ./own.svg ', './own.svg']],
    wrong(
      'must be one of: bands, grid; or an SVG beside the file, such as ./ornament.svg',
      'gird',
      './own.png',
      'https://a.example/x.svg',
    ),
  ],
  face: [
    kinds.face({ ...words, options: ['sans', 'serif'] }),
    [...same('serif'), [' ./fonts/own.woff2 ', './fonts/own.woff2']],
    wrong('must be one of: sans, serif; or a file such as ./fonts/own.woff2', 'Georgia', 'sans}</style>'),
  ],
  choice: [
    kinds.choice({ ...words, options: ['system', 'light', 'dark'] }),
    same('dark'),
    [...wrong('is missing', undefined), ...wrong('must be one of: system, light, dark', 'drak', 'Dark', ['dark'])],
  ],
  icon: [
    kinds.icon(words),
    same('cpu', 'shopping-cart', 'github', 'x'),
    [
      ...wrong('is missing', undefined),
      ...wrong(expect.stringMatching(/^must be the name of an icon: accessibility, .*, youtube$/), 'gpu'),
      ...wrong(expect.stringMatching(/^must be the name of an icon/), 'constructor'),
    ],
  ],
  url: [
    kinds.url(words),
    same('https://example.org', 'http://localhost:8000/a?b=c#d', 'HTTPS://EXAMPLE.ORG/', 'https://bücher.example/ü'),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be a full URL that begins with https:// or http://',
        'example.org',
        '//example.org',
        '/projects/',
        'javascript:alert(1)',
        'mailto:ada@example.org',
        'https://',
      ),
      ...wrong('must be a URL such as https://example.org/', ['https://example.org']),
    ],
  ],
  'URL of a link': [
    kinds.linkUrl(words),
    same(
      'https://example.org',
      'mailto:ada@example.org',
      'MAILTO:ada@example.org?subject=A%20note',
      'tel:+44-20-7946-0000',
      'tel:(020)7946.0000;ext=5',
    ),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be a full URL that begins with https://, http://, mailto: or tel:',
        'example.org',
        '/projects/',
        'javascript:alert(1)',
        'sms:+442079460000',
        'mailto:ada',
        'mailto:ada@example.org, mary@example.org',
        'ada@example.org',
        'tel:',
        'tel:+44 20 7946 0000',
        'tel:ada',
      ),
    ],
  ],
  'e-mail': [
    kinds.email(words),
    same('ada@example.org', 'ada.king+notes@mail.example.co.uk'),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be an e-mail address such as ada@example.org',
        'ada',
        'ada@',
        'ada@example',
        'Ada <ada@example.org>',
      ),
    ],
  ],
  colour: [
    kinds.colour(words),
    same('#b4532a', '#abc', 'teal', 'oklch(0.6 0.15 40)', 'rgb(10 20 30)', 'hsl(120, 50%, 50%)'),
    [
      ...wrong('is missing', undefined),
      // YAML reads an unquoted `accent: #b4532a` as empty, because the rest of the line is a comment.
      ['', expect.arrayContaining([expect.stringMatching(/must not be empty|must be a CSS colour/)])],
      ...wrong(
        'must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"',
        'tael',
        '#12345',
        'red; background: url(x)',
      ),
    ],
  ],
  'time zone': [
    kinds.timeZone(words),
    same('Europe/London', 'UTC', 'America/Argentina/Buenos_Aires'),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be the name of a time zone, such as Europe/London or UTC', 'London', 'Europe/Londn'),
    ],
  ],
  language: [
    kinds.language(words),
    same('en', 'pt-BR', 'zh-Hant-TW'),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be a language tag, such as en, de or pt-BR', 'English', 'en_GB', 'e'),
    ],
  ],
  path: [
    kinds.path(words),
    same('/projects/', '/', '../projects/engine/index.md', 'engine.md#wheels', '#ideas'),
    [
      ...wrong('is missing', undefined),
      ...wrong(expect.stringContaining('must be a page of this site'), 'projects', 'javascript:alert(1)'),
      ...wrong(expect.stringContaining('For a page on another site, use "url"'), 'https://example.org/'),
    ],
  ],
  'URL or file': [
    kinds.link(words),
    same('https://example.org/a.pdf', './a.pdf', 'a b.pdf', '../papers/a.pdf', '/papers/a.pdf', 'engine.md'),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must be a full URL that begins with https:// or http://, or a file such as ./paper.pdf',
        'javascript:alert(1)',
        'file:///a.pdf',
        'C:\\papers\\a.pdf',
        '//example.org/a.pdf',
      ),
    ],
  ],
  'path below which pages are': [
    kinds.path({ ...words, folder: true }),
    same('/work/', '/', '/work/v1.0/', '/größe', '/लेख/', '/บทความ/'),
    [
      ...wrong('must be a path such as /work/, of letters, digits and hyphens', 'work'),
      ...['..', '.', 'feed.xml', '404.html', 'index.md', 'robots.txt', '_headers'].flatMap((part) =>
        wrong(
          `must be a path such as /work/: "${part}" is the name of a file or of another folder`,
          ...[`/${part}/`, `/a/${part}`, `/${part}/x/`],
        ),
      ),
    ],
  ],
  asset: [
    kinds.asset(words),
    same('./icon.svg'),
    [...wrong('is missing', undefined), ...wrong('must be the name of a file', { src: 'icon.svg' })],
  ],
  image: [
    image(words),
    same(
      { src: './a.jpg', alt: 'The mill' },
      { src: './a.jpg', alt: '' },
      ...['top', 'left bottom', '50% 20%', 'center', '0%'].map((focus) => ({ src: './a.jpg', alt: 'x', focus })),
    ),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be an image, written { src: ./photo.jpg, alt: What it shows }', './a.jpg', []),
      ...wrong('alt: is missing: say what the image shows, or "" if it is only decoration', { src: './a.jpg' }),
      ...wrong('src: is missing', { alt: 'x' }),
      ...wrong('src: must not be empty', { src: '', alt: 'x' }),
      ...wrong('focus: must be a position in the image, such as "top", "50% 20%" or "left bottom"', {
        src: 'a.jpg',
        alt: 'x',
        focus: 'middle',
      }),
      ...wrong('alt: must be text', { src: 'a.jpg', alt: ['x'] }),
    ],
  ],
  'image beside a title': [
    image({ ...words, titled: true }),
    [
      ['./a.jpg', { src: './a.jpg', alt: '' }],
      [{ src: './a.jpg' }, { src: './a.jpg', alt: '' }],
      ...same({ src: './a.jpg', alt: 'x' }),
    ],
    [
      ...wrong('must be an image, written as a path or as { src: ./photo.jpg, alt: What it shows }', ['./a.jpg']),
      ...wrong('src: must not be empty', ''),
    ],
  ],
  reference: [
    kinds.reference({ ...words, collection: 'people' }),
    same('ada'),
    [...wrong('is missing', undefined), ...wrong('must be the name of an entry of people', ['ada'])],
  ],
  list: [
    list(kinds.text({ ...words, max: 5 }), { max: 3 }),
    same(['a', 'b'], []),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be a list, such as [one, two]', 'a', { a: 'b' }),
      ...wrong('1: must be text', ['a', ['b']]),
      [
        ['long enough', 'b', 'also too long'],
        ['0: must have at most 5 characters', '2: must have at most 5 characters'],
      ],
      ...wrong('must have at most 3 items', ['a', 'b', 'c', 'd']),
    ],
  ],
  'group with a short form': [
    group({
      ...words,
      short: 'name',
      fields: { name: kinds.text(words), level: kinds.number({ ...words, min: 1, max: 5 }).optional() },
    }),
    [
      ['CSS', { name: 'CSS' }],
      [
        { name: 'Figma', level: '4' },
        { name: 'Figma', level: 4 },
      ],
    ],
    [
      ...wrong('is missing', undefined),
      ...wrong('name: must not be empty', ''),
      ...wrong('name: is missing', { level: '4' }),
      ...wrong('must be a group of fields (name, level)', ['CSS']),
      ...wrong('level: must be a whole number from 1 to 5', { name: 'CSS', level: '9' }),
    ],
  ],
  'group without one': [
    group({ ...words, fields: { label: kinds.text(words), value: kinds.text(words) } }),
    same({ label: 'Cards', value: '25' }),
    [
      ...wrong('is missing', undefined),
      ...wrong('must be a group of fields (label, value)', 'Cards'),
      [{}, ['label: is missing', 'value: is missing']],
    ],
  ],
  link: [
    link(words),
    same({ label: 'Projects', to: '/projects/' }, { label: 'Source', url: 'https://example.org/' }),
    [
      ...wrong('is missing', undefined),
      ...wrong(
        'must have either "to" (a page of this site) or "url" (a page on another site)',
        { label: 'Nowhere' },
        { label: 'Both', to: '/', url: 'https://example.org/' },
      ),
      ...wrong('label: is missing', { to: '/projects/' }),
    ],
  ],
  anything: [kinds.anything(words), same('x', { a: ['b'] }), []],
};

describe.each(Object.entries(tables))('%s', (_, [schema, valid, invalid]) => {
  test.each(valid)('%j is %j', (input, value) => {
    expect(read(schema, input)).toEqual({ value });
  });

  if (invalid.length > 0) {
    test.each(invalid)('%j: %j', (input, messages) => {
      expect(read(schema, input)).toEqual(messages);
    });
  }

  test('may be left out where it is optional', () => {
    expect(read(schema.optional(), undefined)).toEqual({ value: undefined });
  });
});

test('no field takes a key it does not know', () => {
  const schema = group({ ...words, fields: { label: kinds.text(words) } });
  const { error } = schema.safeParse({ label: 'a', lable: 'b' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['lable'] }]);
});

test('every kind of field has a table here, and says what it is to the derivations', () => {
  const makers = Object.keys(kinds).filter((name) => typeof kinds[name as keyof typeof kinds] === 'function');
  const tested = new Set([...Object.values(tables).map(([schema]) => fieldKinds.get(schema)?.kind), 'list']);
  // To the derivations, colours, time zones and languages are texts.
  const kindOfMaker: Record<string, string> = {
    colour: 'text',
    timeZone: 'text',
    language: 'text',
    currency: 'text',
    anything: 'json',
    linkUrl: 'url',
    face: 'font',
    // In minutes.
    duration: 'number',
  };
  expect(makers.length).toBeGreaterThan(15);
  expect(makers.filter((name) => !tested.has((kindOfMaker[name] ?? name) as never))).toEqual([]);
});
