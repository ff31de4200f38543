import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import { findLanguage, isLanguageTag } from '../fields/formats';
import { askBack } from '../problem';
import { changeFiles } from '../fix/change-files';
import { toShownPath } from '../paths';
import { readFrontMatter } from '../sourcing/read-front-matter';
import { readText } from '../sourcing/read-text';
import { toTranslationFile } from '../sourcing/resolving';
import { withFolder } from '../sourcing/with-folder';
import { en, type Forms } from '../words/en';
import { localesOf } from '../words/locales';
import { findTranslation } from '../words/words';

interface Surroundings {
  /** The content folder, as an absolute path. */
  folder: string;
  print: (text: string) => void;
  complain: (text: string) => void;
}

/** How many example numbers to show per plural form, and up to which number to look for them. */
const EXAMPLES = 3;
const COUNTED = 1000;

/**
 * The command `npm run new -- words LANGUAGE`: adds the name of every untranslated word to `words` in the settings for that language, with the
 * English text as a comment. Returns the exit code: 0 written, or nothing to write, 1 refused, 2 not understood.
 */
export function createWords(language: string | undefined, { folder, print, complain }: Surroundings): 0 | 1 | 2 {
  if (language === undefined || !isLanguageTag(language)) {
    const meant = language === undefined ? undefined : findLanguage(language);
    const said = language === undefined ? 'Name a language by its tag' : `There is no language "${language}"`;
    complain(`${said}, as in: ${withFolder('npm run new -- words cs', folder)}${meant ? `\n${askBack(meant)}` : ''}`);
    return 2;
  }
  const own = toTranslationFile('site.md', language);
  const isOwn = existsSync(join(folder, own)) || isTranslation(language, folder);
  const file = isOwn ? own : 'site.md';
  const refuse = (why: string): 1 => {
    complain(`Nothing was written: ${why}`);
    return 1;
  };
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const translation = findTranslation(language);
  if (translation && Object.keys(en).every((word) => word in translation))
    return refuse(
      `the interface is already translated into ${name}. To change a word, set it under "words" in ${file}.`,
    );
  const isThere = existsSync(join(folder, file));
  if (!isThere && !isOwn) return refuse(`there is no ${file}.`);
  // Text that is not UTF-8 would lose characters when written back.
  const { text } = readText(isThere ? readFileSync(join(folder, file)) : Buffer.from('---\n---\n'));
  const unreadable = `${file} cannot be read; "${withFolder('npm run check', folder)}" says why.`;
  if (text === undefined) return refuse(unreadable);
  const values = readFrontMatter(text)?.values as { language?: string; words?: unknown } | undefined;
  if (!values) return refuse(unreadable);
  if (file !== own && values.language !== language)
    return refuse(`site.md is not in ${name}. Set "language: ${language}" there, then run this again.`);
  const written = insertWords(text, language, Object.keys(translation ?? {}));
  if (written === undefined) return refuse(`"words" in ${file} must be written as lines such as "  menu: Nabídka".`);
  if (!readFrontMatter(written)?.values)
    return refuse(`the front matter of ${file} must be written as lines such as "title: My site".`);
  const shown = toShownPath(join(folder, file));
  if (written === text) {
    print(`${shown} already has every word.`);
    return 0;
  }
  const write = (absolute: string) => writeFileSync(absolute, written);
  changeFiles(folder, { written: [isThere ? { to: file, write, replaces: true } : { to: file, write }] });
  print(
    `${shown}\n\nWrite each word after its colon; the English text beside it is a comment. Words left empty stay in English, and "${withFolder('npm run check', folder)}" counts them.`,
  );
  return 0;
}

/** Whether `site.md` lists this as a secondary language, whose words are in a separate file. */
function isTranslation(language: string, folder: string): boolean {
  const site = join(folder, 'site.md');
  const values = existsSync(site) ? readFrontMatter(readFileSync(site, 'utf8'))?.values : undefined;
  const { languages = [] } = (values ?? {}) as { languages?: readonly (string | { code?: string })[] };
  return languages.slice(1).some((other) => (typeof other === 'string' ? other : other.code) === language);
}

/** Adds the words that neither the front matter nor `translated` has. Returns `undefined` if `words` is not a block map. */
function insertWords(text: string, language: string, translated: readonly string[]): string | undefined {
  const [head = '', , yaml = ''] = /^\uFEFF?(---[ \t]*\r?\n)([\s\S]*?)(?=^---[ \t]*(?:\r?\n|$))/m.exec(text) ?? [];
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const document = parseDocument(yaml, { schema: 'failsafe' });
  const words = document.get('words', true);
  const isBlock = isMap(words) && !words.flow && words.items.length > 0;
  if (words !== undefined && !isBlock && !isEmpty(words)) return undefined;
  const lines = (indent: string, known: readonly string[]) =>
    Object.entries<string | Forms>(en).flatMap(([name, word]) =>
      known.includes(name) ? [] : toLines(name, word, language).map((line) => indent + line + lineBreak),
    );
  const at = head.length - yaml.length;
  if (!isBlock) {
    const [from, to] = findPair(document, 'words') ?? [yaml.length, yaml.length];
    const nextLine = yaml.indexOf('\n', to) + 1 || yaml.length;
    const comment = yaml.slice(to, nextLine).trim();
    const added = [`words:${comment && ` ${comment}`}${lineBreak}`, ...lines('  ', translated)].join('');
    return text.slice(0, at) + yaml.slice(0, from) + added + yaml.slice(nextLine) + text.slice(head.length);
  }
  const known = [...translated, ...words.items.map(({ key }) => String(key))];
  const [first = 0, , end = yaml.length] = words.range ?? [];
  const indent = ' '.repeat(first - (yaml.lastIndexOf('\n', first - 1) + 1));
  // The range of the map may end at its last word, or include the line breaks and comments that follow.
  const before = yaml.slice(0, end).replace(/\s*$/, lineBreak);
  return `${text.slice(0, at)}${before}${lines(indent, known).join('')}${yaml.slice(end)}${text.slice(head.length)}`;
}

function isEmpty(value: unknown): boolean {
  return isScalar(value) && value.value === '' && !value.type?.startsWith('BLOCK');
}

/** Where a front matter field begins and its value ends; `undefined` if there is no such field. */
function findPair({ contents }: Document, name: string): [from: number, to: number] | undefined {
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  if (!isNode(pair?.key) || !isNode(pair.value) || !pair.key.range || !pair.value.range) return undefined;
  return [pair.key.range[0], pair.value.range[1]];
}

/** The plural categories in counting order; Node's versions list them in different orders. */
const COUNTING: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The lines for a word to translate: its name, and the English text as a comment. */
function toLines(name: string, word: string | Forms, language: string): string[] {
  if (typeof word === 'string') return [`${name}: # ${word}`];
  const rules = new Intl.PluralRules(localesOf(language));
  const { pluralCategories } = rules.resolvedOptions();
  const own = COUNTING.filter((category) => pluralCategories.includes(category));
  const forms = own.map((category) => {
    const numbers = Array.from({ length: COUNTED }, (_, number) => number).filter(
      (number) => rules.select(number) === category,
    );
    const more = numbers.length > EXAMPLES ? ', …' : '';
    const examples = numbers.length > 0 ? ` (${numbers.slice(0, EXAMPLES).join(', ')}${more})` : '';
    return `  ${category}: # ${(category === 'one' && word.one) || word.other}${examples}`;
  });
  return [`${name}:`, ...forms];
}
