import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { collections, type SiteValues } from '../../collections';
import type { Collection } from '../../collections/define-collection';
import { group, list } from '../../fields/groups';
import { image } from '../../fields/images';
import { choice, day, duration, flag, markdown, number, reference, text, time, url } from '../../fields/kinds';
import { sectionDefinitions } from '../../sections/schema';
import { toConfiguration } from './to-configuration';
import { toWritten, type Shape } from './shape';
import { toForm, widgets } from './to-form';

const all: readonly Collection[] = collections;

const configure = (site: Partial<SiteValues> = {}) =>
  toConfiguration({ site, registry: all, folder: 'content', staticFolder: 'static' });

/** The kinds of field that are declared in `src/halflight/fields/field.ts`. */
const kinds = Array.from(
  (/kind:\n((?:\s+\| '[\w-]+'\n?)+)/.exec(readFileSync('src/halflight/fields/field.ts', 'utf8'))?.[1] ?? '').matchAll(
    /'([\w-]+)'/g,
  ),
  ([, kind]) => kind,
);

test('every kind of field is edited with something', () => {
  expect(kinds.length).toBeGreaterThan(12);
  expect(Object.keys(widgets).sort()).toEqual([...kinds].sort());
});

test('every field of every collection and of every section is in its form, in the order of its definition', () => {
  const { cms, formats } = configure();
  const forms = [
    ...cms.collections.flatMap((one) => ('files' in one ? (one.files as Form[]) : [one as unknown as Form])),
  ];
  expect(forms.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  for (const { name, format, fields } of forms) {
    const own = Object.keys(all.find((collection) => collection.name === name)?.fields ?? {});
    expect(
      fields
        .map((field) => field.name)
        .filter((field) => own.includes(field))
        .sort(),
    ).toEqual([...own].sort());
    expect(Object.keys(formats[format] ?? {})).toEqual(own);
  }
  const page = forms.find(({ name }) => name === 'page');
  const types = page?.fields.find(({ name }) => name === 'sections')?.types as { name: string; fields: Field[] }[];
  expect(types.map((type) => [type.name, type.fields.map(({ name }) => name)])).toEqual(
    sectionDefinitions.map(({ type, fields }) => [type, Object.keys(fields)]),
  );
});

interface Field extends Record<string, unknown> {
  name: string;
}

interface Form {
  name: string;
  format: string;
  fields: Field[];
}

test.each([
  ['in one language', {}],
  ['in several', { languages: [{ code: 'en' }, { code: 'fr' }] }],
  [
    'on a host of its own',
    { editor: { repository: 'a/b/c', host: 'gitlab', url: 'https://git.a.example/', branch: 'dev' } },
  ],
  ['on Codeberg', { editor: { repository: 'a/b', host: 'codeberg' } }],
] as const)('Sveltia CMS knows all that it is told of a site %s', (_, site) => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object;
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  const { cms } = configure(site as unknown as Partial<SiteValues>);
  expect([validate(cms), validate.errors?.slice(0, 5)]).toEqual([true, undefined]);
});

const only = (schema: Parameters<typeof toForm>[0][string]): Record<string, unknown> => {
  const { fields, shape } = toForm({ field: schema });
  return { ...fields[0], shape: shape.field };
};

test('limits are the same that the check has, with its words', () => {
  expect(only(url({ label: 'URL' }))).toMatchObject({
    widget: 'string',
    required: true,
    pattern: [expect.any(String), 'must be a full URL that begins with https:// or http://'],
  });
  expect(only(text({ label: 'Title', max: 80 }).optional())).toMatchObject({
    widget: 'string',
    required: false,
    pattern: [expect.any(String), 'must have from 1 to 80 characters'],
  });
  expect(only(number({ label: 'Level', min: 1, max: 5 }))).toMatchObject({
    widget: 'number',
    value_type: 'int',
    min: 1,
    max: 5,
  });
  expect(only(list(text({ label: 'Tag', max: 40 }), { max: 3 }))).toMatchObject({ widget: 'list', max: 3 });
  expect(only(time({ label: 'Start' }))).toMatchObject({
    pattern: [expect.any(String), expect.stringContaining('2026-05-14 18:30')],
  });
});

test('patterns take what the check takes, in the browser’s own expressions', () => {
  const [pattern = ''] = (only(text({ label: 'Title', max: 5 })).pattern ?? []) as string[];
  for (const [value, fits] of [
    ['12345', true],
    [' 12345 ', true],
    ['123456', false],
    ['1\n3', true],
  ] as const)
    expect([value, new RegExp(pattern).test(value)]).toEqual([value, fits]);
});

test('hints and examples help', () => {
  expect(only(text({ label: 'Title', hint: 'What `it` is called.', example: 'A *star*' })).hint).toBe(
    'What it is called. Example: A \\*star\\*',
  );
  expect(only(text({ label: 'Colour', example: '"#b4532a"' })).hint).toBe('Example: #b4532a');
  expect(only(image({ label: 'Cover', example: '{ src: a.jpg, alt: A }' })).hint).toBeUndefined();
});

test.each([
  [markdown({ label: 'Text' }), 'text', { kind: 'text' }],
  [flag({ label: 'Search', default: 'true' }), 'boolean', { kind: 'flag', absent: true }],
  [day({ label: 'Date' }), 'datetime', { kind: 'day' }],
  [day({ label: 'Date', loose: true }), 'string', { kind: 'text' }],
  [choice({ label: 'Host', options: ['a', 'b'] }), 'select', { kind: 'text' }],
  [reference({ label: 'Author', collection: 'people' }), 'relation', { kind: 'text' }],
  [list(reference({ label: 'Author', collection: 'people' })), 'relation', { kind: 'list', item: { kind: 'text' } }],
  [list(text({ label: 'Tag' })), 'list', { kind: 'list', item: { kind: 'text' } }],
  [image({ label: 'Cover', titled: true }), 'object', { kind: 'image', titled: true }],
  [list(image({ label: 'Picture' })), 'list', { kind: 'list', item: { kind: 'image', titled: false } }],
  [
    group({ label: 'Skill', short: 'name', fields: { name: text({ label: 'Name' }) } }),
    'object',
    { kind: 'group', short: 'name', fields: { name: { kind: 'text' } } },
  ],
] as const)('field %# is edited with what fits it', (schema, widget, shape) => {
  expect(only(schema)).toMatchObject({ widget, shape });
});

test('a switch that must be there says false, too, and how long something takes is written in words', () => {
  const words = { label: 'A', hint: 'A.', example: 'true' };
  const { fields, shape } = toForm({
    vegan: flag(words),
    quick: flag(words).optional(),
    time: duration({ ...words, example: '45 min' }),
  });
  expect(shape).toEqual({ vegan: { kind: 'flag' }, quick: { kind: 'flag', absent: false }, time: { kind: 'text' } });
  expect(toWritten(shape.vegan as Shape, false)).toBe('false');
  expect(toWritten(shape.quick as Shape, false)).toBeUndefined();
  expect(fields[2]).toMatchObject({ name: 'time', widget: 'string' });
});
