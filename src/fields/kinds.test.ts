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

/**
 * For each kind of field, the values that are accepted with their results, and those that are not with their errors. Values are as YAML's failsafe
 * schema gives them.
 */
const tables: [name: string, schema: z.ZodType, valid: Case[], invalid: Case[]][] = [
  [
    'text',
    kinds.text({ ...words, max: 12 }),
    [
      ['Note A', 'Note A'],
      ['1984', '1984'],
      ['0141036144', '0141036144'],
      ['true', 'true'],
      ['null', 'null'],
      ['  spaced  ', 'spaced'],
      ['日本語', '日本語'],
      ['123456789012', '123456789012'],
    ],
    [
      [undefined, ['is missing']],
      ['', ['must not be empty']],
      ['   ', ['must not be empty']],
      ['1234567890123', ['must have at most 12 characters']],
      [['a', 'b'], ['must be text']],
      [{ a: 'b' }, ['must be text']],
    ],
  ],
  [
    'text with a least length',
    kinds.text({ ...words, min: 3 }),
    [['abc', 'abc']],
    [['ab', ['must have at least 3 characters']]],
  ],
  [
    'duration',
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
      [undefined, ['is missing']],
      ...['soon', '1:30', '30 min 1 h', '1.5 h', '-5', ''].map((written): Case => [
        written,
        ['must be how long it takes, such as 45 min or 1 h 30 min'],
      ]),
    ],
  ],
  [
    'markdown',
    kinds.markdown(words),
    [
      ['Some *words*.', 'Some *words*.'],
      ['two\n\nparagraphs', 'two\n\nparagraphs'],
    ],
    [
      [undefined, ['is missing']],
      ['', ['must not be empty']],
      [['a'], ['must be text']],
    ],
  ],
  [
    'number',
    kinds.number({ ...words, min: 1, max: 5 }),
    [
      ['1', 1],
      ['5', 5],
      [' 3 ', 3],
      ['03', 3],
    ],
    [
      [undefined, ['is missing']],
      ['0', ['must be a whole number from 1 to 5']],
      ['6', ['must be a whole number from 1 to 5']],
      ['2.5', ['must be a whole number from 1 to 5']],
      ['four', ['must be a whole number from 1 to 5']],
      ['', ['must be a whole number from 1 to 5']],
      ['1e3', ['must be a whole number from 1 to 5']],
      ['0x3', ['must be a whole number from 1 to 5']],
      [['1'], ['must be a whole number from 1 to 5']],
    ],
  ],
  [
    'number without bounds',
    kinds.number(words),
    [
      ['-12', -12],
      ['0', 0],
    ],
    [['1,000', ['must be a whole number']]],
  ],
  [
    'number with a least value',
    kinds.number({ ...words, min: 0 }),
    [['0', 0]],
    [['-1', ['must be a whole number of at least 0']]],
  ],
  [
    'fraction',
    kinds.number({ ...words, fraction: true }),
    [
      ['2.5', 2.5],
      ['-0.25', -0.25],
      ['3', 3],
    ],
    [
      ['2,5', ['must be a number']],
      ['.5', ['must be a number']],
      ['NaN', ['must be a number']],
      ['Infinity', ['must be a number']],
    ],
  ],
  [
    'flag',
    kinds.flag(words),
    [
      ['true', true],
      ['false', false],
    ],
    [
      [undefined, ['is missing']],
      ['yes', ['must be true or false']],
      ['1', ['must be true or false']],
      ['', ['must be true or false']],
      [['true'], ['must be true or false']],
    ],
  ],
  [
    'day',
    kinds.day(words),
    [
      ['2026-03-14', '2026-03-14'],
      ['2024-02-29', '2024-02-29'],
      ['1843-09-01', '1843-09-01'],
      ['2026-03-14T10:00:00Z', '2026-03-14T10:00:00Z'],
      ['2026-03-14 10:00 +0200', '2026-03-14 10:00 +0200'],
    ],
    [
      [undefined, ['is missing']],
      ['soon', ['must be a day such as 2026-03-14']],
      ['2026-3-14', ['must be a day such as 2026-03-14']],
      ['14.03.2026', ['must be a day such as 2026-03-14']],
      ['2026-03', ['must be a day such as 2026-03-14']],
      ['', ['must be a day such as 2026-03-14']],
      ['2026-02-30', ['is not a day in the calendar']],
      ['2025-02-29', ['is not a day in the calendar']],
      ['2026-13-01', ['is not a day in the calendar']],
      ['2026-00-10', ['is not a day in the calendar']],
      ['2026-04-00', ['is not a day in the calendar']],
      [['2026-03-14'], ['must be a day such as 2026-03-14']],
    ],
  ],
  [
    'day, month or year',
    kinds.day({ ...words, loose: true }),
    [
      ['2026-03-14', '2026-03-14'],
      ['2026-03', '2026-03'],
      ['2026', '2026'],
    ],
    [
      ['26', ['must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026']],
      ['2026-3', ['must be a day, a month or a year, such as 2026-03-14, 2026-03 or 2026']],
      ['2026-13', ['is not a day in the calendar']],
      ['2026-00', ['is not a day in the calendar']],
      ['2026-11-31', ['is not a day in the calendar']],
    ],
  ],
  [
    'time',
    kinds.time(words),
    [
      ['2026-05-14', '2026-05-14'],
      ['2026-05', '2026-05'],
      ['2026', '2026'],
      ['2026-05-14 18:30', '2026-05-14 18:30'],
      ['2026-05-14T18:30', '2026-05-14T18:30'],
      ['2026-05-14T18:30:00Z', '2026-05-14T18:30:00Z'],
      ['2026-05-14T18:30:00+02:00', '2026-05-14T18:30:00+02:00'],
    ],
    [
      [undefined, ['is missing']],
      ['18:30', ['must be a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30']],
      ['2026-05-14 25:00', ['must be a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30']],
      ['2026-05-14 18.30', ['must be a day such as 2026-05-14, or a day and a time such as 2026-05-14 18:30']],
      ['2026-02-30 18:30', ['is not a day in the calendar']],
      ['2026-13', ['is not a day in the calendar']],
    ],
  ],
  [
    'currency',
    kinds.currency(words),
    [
      ['EUR', 'EUR'],
      ['GBP', 'GBP'],
    ],
    [
      ['euro', ['must be a currency code, such as EUR, GBP or USD']],
      ['XYZ', ['must be a currency code, such as EUR, GBP or USD']],
    ],
  ],
  [
    'font',
    kinds.font(words),
    [
      ['./fonts/own.woff2', './fonts/own.woff2'],
      ['Georgia, "Times New Roman", serif', 'Georgia, "Times New Roman", serif'],
    ],
    [
      ['serif; color: red', ['must be a file such as ./fonts/own.woff2, or names of fonts such as Georgia, serif']],
      [
        'url(https://a.example/x.woff2)',
        ['must be a file such as ./fonts/own.woff2, or names of fonts such as Georgia, serif'],
      ],
      ['serif}</style>', ['must be a file such as ./fonts/own.woff2, or names of fonts such as Georgia, serif']],
    ],
  ],
  [
    'drawing',
    kinds.drawing({ ...words, options: ['bands', 'grid'] }),
    [
      ['grid', 'grid'],
      [' ./own.svg ', './own.svg'],
      ['./OWN.SVG', './OWN.SVG'],
    ],
    [
      ['gird', ['must be one of: bands, grid; or an SVG beside the file, such as ./ornament.svg']],
      ['./own.png', ['must be one of: bands, grid; or an SVG beside the file, such as ./ornament.svg']],
      ['https://a.example/x.svg', ['must be one of: bands, grid; or an SVG beside the file, such as ./ornament.svg']],
    ],
  ],
  [
    'face',
    kinds.face({ ...words, options: ['sans', 'serif'] }),
    [
      ['serif', 'serif'],
      [' ./fonts/own.woff2 ', './fonts/own.woff2'],
    ],
    [
      ['Georgia', ['must be one of: sans, serif; or a file such as ./fonts/own.woff2']],
      ['sans}</style>', ['must be one of: sans, serif; or a file such as ./fonts/own.woff2']],
    ],
  ],
  [
    'choice',
    kinds.choice({ ...words, options: ['system', 'light', 'dark'] }),
    [['dark', 'dark']],
    [
      [undefined, ['is missing']],
      ['drak', ['must be one of: system, light, dark']],
      ['Dark', ['must be one of: system, light, dark']],
      [['dark'], ['must be one of: system, light, dark']],
    ],
  ],
  [
    'icon',
    kinds.icon(words),
    [
      ['cpu', 'cpu'],
      ['shopping-cart', 'shopping-cart'],
      ['github', 'github'],
      ['x', 'x'],
    ],
    [
      [undefined, ['is missing']],
      ['gpu', [expect.stringMatching(/^must be the name of an icon: arrow-left, .*, youtube$/)]],
      ['constructor', [expect.stringMatching(/^must be the name of an icon/)]],
    ],
  ],
  [
    'url',
    kinds.url(words),
    [
      ['https://example.org', 'https://example.org'],
      ['http://localhost:8000/a?b=c#d', 'http://localhost:8000/a?b=c#d'],
      ['HTTPS://EXAMPLE.ORG/', 'HTTPS://EXAMPLE.ORG/'],
      ['https://bücher.example/ü', 'https://bücher.example/ü'],
    ],
    [
      [undefined, ['is missing']],
      ['example.org', ['must be a full URL that begins with https:// or http://']],
      ['//example.org', ['must be a full URL that begins with https:// or http://']],
      ['/projects/', ['must be a full URL that begins with https:// or http://']],
      ['javascript:alert(1)', ['must be a full URL that begins with https:// or http://']],
      ['mailto:ada@example.org', ['must be a full URL that begins with https:// or http://']],
      ['https://', ['must be a full URL that begins with https:// or http://']],
      [['https://example.org'], ['must be a URL such as https://example.org/']],
    ],
  ],
  [
    'e-mail',
    kinds.email(words),
    [
      ['ada@example.org', 'ada@example.org'],
      ['ada.king+notes@mail.example.co.uk', 'ada.king+notes@mail.example.co.uk'],
    ],
    [
      [undefined, ['is missing']],
      ['ada', ['must be an e-mail address such as ada@example.org']],
      ['ada@', ['must be an e-mail address such as ada@example.org']],
      ['ada@example', ['must be an e-mail address such as ada@example.org']],
      ['Ada <ada@example.org>', ['must be an e-mail address such as ada@example.org']],
    ],
  ],
  [
    'colour',
    kinds.colour(words),
    [
      ['#b4532a', '#b4532a'],
      ['#abc', '#abc'],
      ['teal', 'teal'],
      ['oklch(0.6 0.15 40)', 'oklch(0.6 0.15 40)'],
      ['rgb(10 20 30)', 'rgb(10 20 30)'],
      ['hsl(120, 50%, 50%)', 'hsl(120, 50%, 50%)'],
    ],
    [
      [undefined, ['is missing']],
      // YAML reads an unquoted `accent: #b4532a` as empty, because the rest of the line is a comment.
      ['', expect.arrayContaining([expect.stringMatching(/must not be empty|must be a CSS colour/)])],
      ['tael', ['must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"']],
      ['#12345', ['must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"']],
      ['red; background: url(x)', ['must be a CSS colour, such as "#b4532a", teal or "oklch(0.6 0.15 40)"']],
    ],
  ],
  [
    'time zone',
    kinds.timeZone(words),
    [
      ['Europe/London', 'Europe/London'],
      ['UTC', 'UTC'],
      ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ],
    [
      [undefined, ['is missing']],
      ['London', ['must be the name of a time zone, such as Europe/London or UTC']],
      ['Europe/Londn', ['must be the name of a time zone, such as Europe/London or UTC']],
    ],
  ],
  [
    'language',
    kinds.language(words),
    [
      ['en', 'en'],
      ['pt-BR', 'pt-BR'],
      ['zh-Hant-TW', 'zh-Hant-TW'],
    ],
    [
      [undefined, ['is missing']],
      ['English', ['must be a language tag, such as en, de or pt-BR']],
      ['en_GB', ['must be a language tag, such as en, de or pt-BR']],
      ['e', ['must be a language tag, such as en, de or pt-BR']],
    ],
  ],
  [
    'path',
    kinds.path(words),
    [
      ['/projects/', '/projects/'],
      ['/', '/'],
      ['../projects/engine/index.md', '../projects/engine/index.md'],
      ['engine.md#wheels', 'engine.md#wheels'],
      ['#ideas', '#ideas'],
    ],
    [
      [undefined, ['is missing']],
      ['projects', [expect.stringContaining('must be a page of this site')]],
      ['https://example.org/', [expect.stringContaining('For a page on another site, use "url"')]],
      ['javascript:alert(1)', [expect.stringContaining('must be a page of this site')]],
    ],
  ],
  [
    'path below which pages are',
    kinds.path({ ...words, folder: true }),
    [
      ['/work/', '/work/'],
      ['/', '/'],
      ['/work/v1.0/', '/work/v1.0/'],
      ['/größe', '/größe'],
    ],
    [
      ['work', ['must be a path such as /work/, of letters, digits and hyphens']],
      ...['..', '.', 'feed.xml', '404.html', 'index.md', 'robots.txt', '_headers'].flatMap((part): Case[] => {
        const said = [`must be a path such as /work/: "${part}" is the name of a file or of another folder`];
        return [
          [`/${part}/`, said],
          [`/a/${part}`, said],
          [`/${part}/x/`, said],
        ];
      }),
    ],
  ],
  [
    'asset',
    kinds.asset(words),
    [['./icon.svg', './icon.svg']],
    [
      [undefined, ['is missing']],
      [{ src: 'icon.svg' }, ['must be the name of a file']],
    ],
  ],
  [
    'image',
    image(words),
    [
      [
        { src: './a.jpg', alt: 'The mill' },
        { src: './a.jpg', alt: 'The mill' },
      ],
      [
        { src: './a.jpg', alt: '' },
        { src: './a.jpg', alt: '' },
      ],
      ...['top', 'left bottom', '50% 20%', 'center', '0%'].map((focus): Case => [
        { src: './a.jpg', alt: 'x', focus },
        { src: './a.jpg', alt: 'x', focus },
      ]),
    ],
    [
      [undefined, ['is missing']],
      ['./a.jpg', ['must be an image, written { src: ./photo.jpg, alt: What it shows }']],
      [{ src: './a.jpg' }, ['alt: is missing: say what the image shows, or "" if it is only decoration']],
      [{ alt: 'x' }, ['src: is missing']],
      [{ src: '', alt: 'x' }, ['src: must not be empty']],
      [
        { src: 'a.jpg', alt: 'x', focus: 'middle' },
        ['focus: must be a position in the image, such as "top", "50% 20%" or "left bottom"'],
      ],
      [{ src: 'a.jpg', alt: ['x'] }, ['alt: must be text']],
      [[], ['must be an image, written { src: ./photo.jpg, alt: What it shows }']],
    ],
  ],
  [
    'image beside a title',
    image({ ...words, titled: true }),
    [
      ['./a.jpg', { src: './a.jpg', alt: '' }],
      [{ src: './a.jpg' }, { src: './a.jpg', alt: '' }],
      [
        { src: './a.jpg', alt: 'x' },
        { src: './a.jpg', alt: 'x' },
      ],
    ],
    [
      [['./a.jpg'], ['must be an image, written as a path or as { src: ./photo.jpg, alt: What it shows }']],
      ['', ['src: must not be empty']],
    ],
  ],
  [
    'reference',
    kinds.reference({ ...words, collection: 'people' }),
    [['ada', 'ada']],
    [
      [undefined, ['is missing']],
      [['ada'], ['must be the name of an entry of people']],
    ],
  ],
  [
    'list',
    list(kinds.text({ ...words, max: 5 }), { max: 3 }),
    [
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
      [[], []],
    ],
    [
      [undefined, ['is missing']],
      ['a', ['must be a list, such as [one, two]']],
      [{ a: 'b' }, ['must be a list, such as [one, two]']],
      [['a', ['b']], ['1: must be text']],
      [
        ['long enough', 'b', 'also too long'],
        ['0: must have at most 5 characters', '2: must have at most 5 characters'],
      ],
      [['a', 'b', 'c', 'd'], ['must have at most 3 items']],
    ],
  ],
  [
    'group with a short form',
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
      [undefined, ['is missing']],
      ['', ['name: must not be empty']],
      [{ level: '4' }, ['name: is missing']],
      [['CSS'], ['must be a group of fields (name, level)']],
      [{ name: 'CSS', level: '9' }, ['level: must be a whole number from 1 to 5']],
    ],
  ],
  [
    'group without one',
    group({ ...words, fields: { label: kinds.text(words), value: kinds.text(words) } }),
    [
      [
        { label: 'Cards', value: '25' },
        { label: 'Cards', value: '25' },
      ],
    ],
    [
      [undefined, ['is missing']],
      ['Cards', ['must be a group of fields (label, value)']],
      [{}, ['label: is missing', 'value: is missing']],
    ],
  ],
  [
    'link',
    link(words),
    [
      [
        { label: 'Projects', to: '/projects/' },
        { label: 'Projects', to: '/projects/' },
      ],
      [
        { label: 'Source', url: 'https://example.org/' },
        { label: 'Source', url: 'https://example.org/' },
      ],
    ],
    [
      [undefined, ['is missing']],
      [{ label: 'Nowhere' }, ['must have either "to" (a page of this site) or "url" (a page on another site)']],
      [
        { label: 'Both', to: '/', url: 'https://example.org/' },
        ['must have either "to" (a page of this site) or "url" (a page on another site)'],
      ],
      [{ to: '/projects/' }, ['label: is missing']],
    ],
  ],
  [
    'anything',
    kinds.anything(words),
    [
      ['x', 'x'],
      [{ a: ['b'] }, { a: ['b'] }],
    ],
    [],
  ],
];

describe.each(tables)('%s', (_, schema, valid, invalid) => {
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
  const tested = new Set([...tables.map(([, schema]) => fieldKinds.get(schema)?.kind), 'list']);
  // To the derivations, colours, time zones and languages are texts.
  const kindOfMaker: Record<string, string> = {
    colour: 'text',
    timeZone: 'text',
    language: 'text',
    currency: 'text',
    anything: 'json',
    face: 'font',
    // In minutes.
    duration: 'number',
  };
  expect(makers.length).toBeGreaterThan(15);
  expect(makers.filter((name) => !tested.has((kindOfMaker[name] ?? name) as never))).toEqual([]);
});
