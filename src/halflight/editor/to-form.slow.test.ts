import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { collections, type SiteValues } from '../collections';
import type { Collection } from '../collections/define-collection';
import { list } from '../fields/groups';
import { image } from '../fields/images';
import { duration, flag, number, text, time } from '../fields/kinds';
import { sectionDefinitions } from '../collections/sections';
import { toConfiguration } from './to-configuration';
import { toWritten, type Shape } from './shape';
import { toForm } from './to-form';

const all: readonly Collection[] = collections;

const configure = (site: Partial<SiteValues> = {}) =>
  toConfiguration({ site, registry: all, folder: 'content', staticFolder: 'static' });

test('every field of every collection and section is in its form, in the order of definition', () => {
  const { cms, formats } = configure();
  const forms = cms.collections.flatMap((one) => ('files' in one ? (one.files as Form[]) : [one as unknown as Form]));
  expect(forms.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  for (const { name, format, fields } of forms) {
    const own = Object.keys(all.find((collection) => collection.name === name)?.fields ?? {});
    const names = fields.map((field) => field.name);
    expect([name, names.filter((field) => own.includes(field)).sort()]).toEqual([name, [...own].sort()]);
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

test('Sveltia CMS supports the whole configuration', () => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8')) as object;
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  const { cms } = configure({
    languages: [{ code: 'en' }, { code: 'fr' }],
    editor: { repository: 'a/b/c', host: 'gitlab', url: 'https://git.a.example/', branch: 'dev' },
  } as unknown as SiteValues);
  expect([validate(cms), validate.errors?.slice(0, 5)]).toEqual([true, undefined]);
});

const only = (schema: Parameters<typeof toForm>[0][string]): Record<string, unknown> => {
  const { fields, shape } = toForm({ field: schema });
  return { ...fields[0], shape: shape.field };
};

test('limits and their messages are those of the check', () => {
  expect(only(text({ label: 'Title', max: 80 }).optional())).toMatchObject({
    widget: 'string',
    required: false,
    pattern: [expect.any(String), 'must have from 1 to 80 characters'],
  });
  expect(only(number({ label: 'Level', min: 1, max: 5 }))).toMatchObject({ value_type: 'int', min: 1, max: 5 });
  expect(only(list(text({ label: 'Tag', max: 40 }), { max: 3 }))).toMatchObject({ widget: 'list', max: 3 });
  expect(only(time({ label: 'Start' }))).toMatchObject({
    pattern: [expect.any(String), expect.stringContaining('2026-05-14 18:30')],
  });
});

test('patterns accept what the check accepts, in the browser’s regular expressions', () => {
  const [pattern = ''] = (only(text({ label: 'Title', max: 5 })).pattern ?? []) as string[];
  const values = ['12345', ' 12345 ', '123456', '1\n3'];
  expect(values.map((value) => new RegExp(pattern).test(value))).toEqual([true, true, false, true]);
});

test('hints include examples', () => {
  expect(only(text({ label: 'Title', hint: 'What `it` is called.', example: 'A *star*' })).hint).toBe(
    'What it is called. Example: A \\*star\\*',
  );
  expect(only(text({ label: 'Colour', example: '"#b4532a"' })).hint).toBe('Example: #b4532a');
  expect(only(image({ label: 'Cover', example: '{ src: a.jpg, alt: A }' })).hint).toBeUndefined();
});

test('a required switch also saves false, and durations are written in words', () => {
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
