import { collections } from '../collections';
import type { Collection } from '../collections/define-collection';
import type { FieldKind } from '../fields/field';
import { mapValues } from './map-values';

const named = (name: string) => collections.find((collection) => collection.name === name) as Collection;

/** Prefixes each visited value with its kind, so that expectations show what was visited as what. */
const mark = ({ kind }: FieldKind, value: unknown) =>
  kind === 'image' ? `image ${(value as { src: string }).src}` : `${kind} ${String(value)}`;

test.each<[string, string, Record<string, unknown>, Record<string, unknown>]>([
  [
    'post',
    'plain fields and lists of them',
    { title: 'A', tags: ['x', 'y'], math: true, cover: { src: './a.jpg', alt: '' } },
    { title: 'text A', tags: ['text x', 'text y'], math: 'flag true', cover: 'image ./a.jpg' },
  ],
  [
    'person',
    'groups that may be written short',
    { social: [{ url: 'https://github.com/a' }], skills: [{ name: 'CSS', level: 4 }] },
    { social: [{ url: 'url https://github.com/a' }], skills: [{ name: 'text CSS', level: 'number 4' }] },
  ],
  [
    'site',
    'groups in groups, opaque ones too',
    {
      footer: { text: '*Set*', links: [{ label: 'L', to: 'pages/a.md' }] },
      collections: { projects: { title: 'Work', path: '/work/' } },
    },
    {
      footer: { text: 'markdown *Set*', links: [{ label: 'text L', to: 'path pages/a.md' }] },
      collections: { projects: { title: 'text Work', path: 'text /work/' } },
    },
  ],
  [
    'page',
    'sections, each by its own fields',
    {
      sections: [
        { type: 'hero', text: '*Hi*', image: { src: 'a.jpg', alt: 'a' } },
        { type: 'features', items: [{ title: 'T', text: '_f_', icon: 'cpu', to: '/a/' }] },
        { type: 'posts', newest: 3 },
      ],
    },
    {
      sections: [
        { type: 'hero', text: 'markdown *Hi*', image: 'image a.jpg' },
        {
          type: 'features',
          items: [{ title: 'text T', text: 'markdown _f_', icon: 'icon cpu', to: 'path /a/' }],
        },
        { type: 'posts', newest: 'number 3' },
      ],
    },
  ],
])('%s: %s', async (name, _, values, expected) => {
  expect(await mapValues(named(name), values, mark)).toEqual(expected);
});

test('waits for promises, ignores unknown values, and does not change its input', async () => {
  const values = { title: 'A', id: 'entry:a.md', summary: undefined, extra: { anything: ['goes'] } };
  const copy = structuredClone(values);
  const result = await mapValues(named('post'), values, ({ kind }, value) =>
    kind === 'text' ? Promise.resolve(`later ${String(value)}`) : value,
  );
  expect(result).toEqual({ title: 'later A', id: 'entry:a.md', summary: undefined, extra: { anything: ['goes'] } });
  expect(values).toEqual(copy);
});
