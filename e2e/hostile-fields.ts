import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { collections } from '../src/halflight/collections';
import type { Collection } from '../src/halflight/collections/define-collection';
import { toExample } from '../src/halflight/derive/to-example';
import { isOptional, itemOf, kindOf, shapeOf } from '../src/halflight/fields/field';
import { sectionSchemas } from '../src/halflight/collections/section-schemas';
import type { SectionDefinition } from '../src/halflight/sections/define-section';

/**
 * Attacks in every field of every collection and section that takes text or a URL. They are derived from the definitions, so that new fields are
 * attacked automatically.
 */

type Schema = z.core.$ZodType;
type Values = Record<string, unknown>;

/** Ends its context (a comment, an attribute, an element whose content is text, a script), then runs `script`, in several ways. */
const attacks = (script: string) => [
  `-->'"/></title></style></textarea></noscript></template></script><script>${script}</script><img src=x onerror="${script}"><svg onload=${script}>&lt;script&gt;${script}&lt;/script&gt;\u2028{{x}}\${x}`,
  `'"/></title></script><script>${script}</script><img src=x onerror=${script}>`,
  `'"></script><svg onload=${script}>`,
  `"><svg/onload=${script}>`,
  `"><svg/onload=ran=1>`,
];

/** Without images: in Markdown, a missing image would be an author's mistake, not an attack. */
const markdownAttacks = (script: string) => [
  `</script><script>${script}</script> <svg onload="${script}"></svg> <details open ontoggle="${script}"><summary>s</summary>d</details> [a](javascript:${script}) <a href="javascript:${script}">b</a> <a href="#" onfocus="${script}">c</a> \`</code><script>${script}</script>\``,
  `<svg onload="${script}"></svg> [a](javascript:${script})`,
];

const urlAttacks = (script: string) => [
  `https://evil.test/"><svg/onload=${script}>`,
  `https://evil.test/?a=%22&b='-${script}-'&c=<script>`,
  `https://evil.test/?a='-${script}-'`,
];

const emailAttacks = (script: string) => [
  `"><svg/onload=${script}>@evil.test`,
  `'-${script}-'@evil.test`,
  `o'hara@evil.test`,
];

/** Fields that must refer to something else by name. The check rejects any other text. */
const NAMES =
  /^(?:slug|aliases|isbn|arxiv|doi|key|of|only|without|property|timeZone|language|thread|indexNow|protected|form)$/;

/** A picture for fields that need one, relative to the top of the content folder. */
export const PICTURE = 'pictures/sideways.jpg';

interface Attack {
  script: string;
  /** The relative path to the top of the content folder, from the attacked file. */
  top: string;
}

/** The possible attacks for a field, the strongest first; none for a field of any other kind. */
function candidatesFor(name: string, schema: Schema, attack: Attack): unknown[] {
  if (NAMES.test(name)) return [];
  // A picture of the album, which is not one that a private entry names.
  if (name === 'file') return ['sea.jpg'];
  const { script, top } = attack;
  const kind = kindOf(schema);
  switch (kind?.kind) {
    case 'text': {
      const said = kind.default ?? kind.example ?? '';
      return [...attacks(script), ...attacks(script).map((words) => `${String(parse(said))} ${words}`)];
    }
    case 'markdown':
      return markdownAttacks(script);
    case 'url':
    case 'link':
      return urlAttacks(script);
    case 'email':
      return emailAttacks(script);
    case 'image':
      return attacks(script).flatMap((alt) => [{ src: top + PICTURE, alt }]);
    case 'json':
      return name === 'extra' ? [Object.fromEntries(attacks(script).map((words) => [words, words]))] : [];
    default:
  }
  const item = itemOf(schema);
  if (item) return candidatesFor(name, item, attack).map((value) => [value]);
  const shape = shapeOf(schema);
  if (!shape) return [];
  const groups = toAttacked(shape, schema, attack).map(({ values }) => values);
  return groups.filter((values) => JSON.stringify(values).includes(script));
}

const isValid = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;

/** The example of a required field, as its author would write it. */
const exampleOf = (name: string, schema: Schema): Values =>
  (parse(toExample(name, schema).join('\n'), { schema: 'failsafe' }) ?? {}) as Values;

/**
 * Enough sets of values to attack each of these fields once. Fields that exclude one another are in different sets. `taken` are the names of the
 * attacked fields.
 */
function toAttacked(
  fields: Readonly<Record<string, Schema>>,
  whole: Schema,
  attack: Attack,
  given: Values = {},
): { values: Values; taken: string[] }[] {
  const required = Object.entries(fields).filter(([name, schema]) => !isOptional(schema) && !(name in given));
  const base: Values = { ...given };
  for (const [name, schema] of required) Object.assign(base, exampleOf(name, schema));
  // If the required fields are not enough, a harmless value of another field may help.
  for (const [name, schema] of Object.entries(fields))
    if (!isValid(whole, base) && !(name in base) && isValid(whole, { ...base, ...exampleOf(name, schema) }))
      Object.assign(base, exampleOf(name, schema));
  let waiting = Object.entries(fields).filter(([name]) => !(name in given));
  const sets: { values: Values; taken: string[] }[] = [];
  while (waiting.length > 0) {
    let values = base;
    const taken: string[] = [];
    // Twice, as one field may need another.
    for (const [name, schema] of [...waiting, ...waiting]) {
      if (taken.includes(name)) continue;
      const good = candidatesFor(name, schema, attack)
        .map((value) => ({ ...values, [name]: value }))
        .find((tried) => isValid(whole, tried));
      if (!good) continue;
      values = good;
      taken.push(name);
    }
    if (taken.length === 0) break;
    sets.push({ values, taken });
    waiting = waiting.filter(([name]) => !taken.includes(name));
  }
  return sets;
}

const toFile = (values: Values, body = ''): string => `---\n${stringify(values, { lineWidth: 0 })}---\n\n${body}\n`;

/** Settings that lead to other sites or other content, or would hide the page under test. */
const UNTOUCHED =
  /^(?:url|icon|analytics|comments|contact|editor|newsletter|verification|redirects|otherPaths|share|collections|navigation|sidebar|vault)$/;

/** A collection that the site declares, whose own texts are attacks, and an entry of it. */
const ownCollection = (script: string) => {
  const [, , words = ''] = attacks(script);
  const fields = [
    { name: 'words', kind: 'text', label: words },
    { name: 'many', kind: 'text', list: 'true', label: words },
    { name: 'prose', kind: 'markdown', label: words },
    { name: 'count', kind: 'number', unit: '"><svg/onload=ran=1>' },
    { name: 'place', kind: 'url', label: words },
    { name: 'mail', kind: 'email', label: words },
    { name: 'course', kind: 'choice', options: [words, 'None'], label: words },
  ];
  const declaration = {
    label: words,
    intro: words,
    empty: words,
    all: words,
    list: 'rows',
    card: ['words', 'course'],
    fields,
  };
  const entry = {
    ...{ title: attacks(script)[0], words, many: [words], prose: markdownAttacks(script)[0], count: '3' },
    ...{ place: urlAttacks(script)[0], mail: "o'hara@evil.test", course: words },
  };
  return { 'collections/assault.md': toFile(declaration), 'assaults/attacked.md': toFile(entry, 'Words.') };
};

/** A form that the site declares, whose words are attacks. */
const ownForm = (script: string) => {
  const [, , words = ''] = attacks(script);
  const fields = [
    { name: 'words', kind: 'text', label: words, help: words },
    { name: 'course', kind: 'choice', options: [words, 'None'], label: words },
    { name: 'many', kind: 'choice', list: 'true', options: [words, 'None'], label: words },
    { name: 'agreed', kind: 'flag', label: words },
  ];
  const [, , , button = ''] = attacks(script);
  return { 'forms/assault.md': toFile({ label: words, button, thanks: words, fields }) };
};

/** A bibliography in which every value is an attack, in braces and in quotes. */
const bibliography = (script: string): string =>
  attacks(script)
    .map((words, index) => {
      const safe = words.replace(/[{}\\$%#]/g, '');
      const names = ['title', 'author', 'journal', 'publisher', 'note', 'abstract', 'keywords', 'pages', 'volume'];
      const lines = names.map((name) => `  ${name} = {${safe}},\n`);
      return `@article{attack${index},\n${lines.join('')}  year = 2020,\n  url = {${urlAttacks(script)[2] ?? ''}}\n}\n`;
    })
    .join('\n');

/**
 * The files of a content folder in which every field is attacked, by path; `site` are the other settings of `site.md`. `spared` are the text fields
 * without an attack, as `collection.field`.
 */
export function attackEveryField(script: string, site: Values): { files: Record<string, string>; spared: string[] } {
  const files: Record<string, string> = {
    'publications.bib': bibliography(script),
    ...ownCollection(script),
    ...ownForm(script),
    'posts/attacked-url.md': toFile({
      title: 'Old URLs',
      date: '2026-01-01',
      aliases: [`/"><svg/onload=${script}>/`, `/'-${script}-'.html`, '/${x}/{{x}}/'],
    }),
  };
  const spared: string[] = [];
  const add = (
    name: string,
    { fields, schema }: { fields: Readonly<Record<string, Schema>>; schema: Schema },
    top: string,
    write: (values: Values, index: number) => void,
    given: Values = {},
  ) => {
    const sets = toAttacked(fields, schema, { script, top }, given);
    sets.forEach(({ values }, index) => write(values, index));
    const taken = new Set([...Object.keys(given), ...sets.flatMap((set) => set.taken)]);
    for (const [field, inner] of Object.entries(fields))
      if (takesWords(field, inner) && !taken.has(field)) spared.push(`${name}.${field}`);
  };
  const body = markdownAttacks(script).join('\n\n');
  for (const collection of collections as readonly Collection[]) {
    const { name, folder } = collection;
    if (collection.opaque) continue;
    if (name === 'site') {
      const fields = Object.fromEntries(Object.entries(collection.fields).filter(([field]) => !UNTOUCHED.test(field)));
      add(
        name,
        { fields, schema: collection.schema },
        './',
        (values, index) => index === 0 && (files[folder] = toFile(values)),
        site,
      );
    } else if (collection.singleton)
      add(name, collection, './', (values, index) => index === 0 && (files[folder] = toFile(values)));
    else
      add(name, collection, '../', (values, index) => (files[`${folder}/attacked-${index}.md`] = toFile(values, body)));
  }
  for (const section of Object.values<SectionDefinition>(sectionSchemas)) {
    const { type } = section;
    const toPage = (values: Values, index: number) =>
      toFile({ title: `Attacked: ${type} ${index}`, sections: [values] });
    add(
      type,
      section,
      '../../',
      (values, index) => (files[`pages/attacked/${type}-${index}.md`] = toPage(values, index)),
      { type, ...(type === 'collection' && { of: 'assault' }), ...(type === 'form' && { form: 'assault' }) },
    );
  }
  return { files, spared };
}

/** Whether a field takes free text. */
function takesWords(name: string, schema: Schema): boolean {
  const inner = itemOf(schema) ?? schema;
  return !NAMES.test(name) && ['text', 'markdown', 'url', 'email', 'image'].includes(kindOf(inner)?.kind ?? '');
}
