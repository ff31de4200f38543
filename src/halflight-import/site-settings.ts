import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isMap, isScalar, isSeq, type Document } from 'yaml';
import { isExampleHost } from '../halflight/checks/example-hosts';
import { findLinkProblem } from '../halflight/checks/link-targets';
import type { CheckContext } from '../halflight/checks/context';
import { isPlaceholder } from '../halflight/checks/placeholders';
import { site } from '../halflight/collections/site/schema';
import { toDefaults } from '../create-halflight/answers';
import { parseUrl } from '../halflight/parse-url';
import { fromProject } from '../halflight/paths';
import { isLanguageTag } from '../halflight/fields/formats';
import { changeFrontMatter } from './change-front-matter';
import type { Blog } from './importer';

/** Settings files by their paths in the content folder. */
type Texts = Map<string, string>;

/**
 * Fills in what `npm create halflight` could not know in `site.md`, and removes the placeholders that nobody has replaced in it and in `person.md`.
 * Returns the files that change.
 */
export function fillSettings(folder: string, { url, title, description, language, items }: Blog): Texts {
  const texts: Texts = new Map();
  const files = readdirSync(folder).filter((name) => /^(?:site|person)(?:\.[\w-]+)?\.md$/.test(name));
  for (const name of files) {
    const text = readFileSync(join(folder, name), 'utf8');
    const changed = changeFrontMatter(text, (front) => {
      const isNew = name === 'site.md' && isAsked(front.get('description', true));
      removePlaceholders(front);
      if (name !== 'site.md') return;
      const isExample = (address: unknown) => isExampleHost(parseUrl(String(address))?.hostname ?? 'example.org');
      if (site.fields.url.safeParse(url).success && !isExample(url) && isExample(front.get('url')))
        front.set('url', url);
      if (!isNew) return;
      const isValid = (name: 'title' | 'description', value: string | undefined) =>
        value !== undefined && value !== '' && site.fields[name].safeParse(value).success;
      if (isValid('description', description)) front.set('description', description);
      if (isValid('title', title) && front.get('title') === toDefaults({}, basename(fromProject())).name)
        front.set('title', title);
      const languages = [...new Set([language ?? [], items.flatMap((item) => item.language ?? [])].flat())].filter(
        isLanguageTag,
      );
      const [only] = languages;
      if (only === undefined || front.has('languages')) return;
      if (languages.length === 1) front.set('language', only);
      else {
        front.delete('language');
        front.set('languages', front.createNode(languages, { flow: true }));
      }
    });
    if (changed !== text) texts.set(name, changed);
  }
  return texts;
}

function removePlaceholders(front: Document): void {
  if (!isMap(front.contents)) return;
  for (const { key, value } of [...front.contents.items]) if (isAsked(value)) front.delete(key);
}

/** Whether a value still has to be filled in: a placeholder, or a list of nothing else. */
function isAsked(value: unknown): boolean {
  if (isSeq(value)) return value.items.length > 0 && value.items.every(isAsked);
  return isScalar(value) && typeof value.value === 'string' && isPlaceholder(value.value);
}

/** What an import adds to `site.md`. */
export interface Added {
  redirects: readonly { from: string; to: string }[];
  hosts: readonly string[];
  otherPaths: readonly string[];
}

/**
 * Adds to `site.md` what visitors of the old site need, and drops links of the navigation, in each language, to pages that no longer exist. `filled`
 * are files that change already; `moved` has the new files of starters, by their former ones. Returns all files that change.
 */
export function addSettings(
  folder: string,
  filled: ReadonlyMap<string, string>,
  { redirects, hosts, otherPaths }: Added,
  { context, moved }: { context: CheckContext; moved: ReadonlyMap<string, string> },
): Texts {
  const texts: Texts = new Map(filled);
  for (const entry of context.content.entries.filter(({ collection }) => collection === 'site')) {
    const { filePath } = entry;
    const text = texts.get(filePath) ?? readFileSync(join(folder, filePath), 'utf8');
    const changed = changeFrontMatter(text, (front) => {
      const addTo = (path: readonly string[], items: readonly unknown[], flow: boolean) => {
        if (items.length === 0) return;
        if (!isSeq(front.getIn(path))) front.setIn(path, front.createNode([], { flow }));
        for (const item of items) front.addIn(path, front.createNode(item, { flow: true }));
      };
      if (filePath === 'site.md') {
        addTo(['images', 'hosts'], hosts, true);
        addTo(['otherPaths'], otherPaths, true);
        addTo(['redirects'], redirects, false);
      }
      const navigation = front.get('navigation');
      if (!isSeq(navigation)) return;
      for (const item of navigation.items) {
        const now = moved.get(targetOf(item) ?? '');
        if (isMap(item) && now !== undefined) item.set('to', now);
      }
      navigation.items = navigation.items.filter((item) => {
        const to = targetOf(item);
        return to === undefined || findLinkProblem(to, entry, context)?.severity !== 'error';
      });
      if (navigation.items.length === 0) front.delete('navigation');
    });
    if (changed !== text) texts.set(filePath, changed);
  }
  return texts;
}

/** Where a link of the navigation leads. */
function targetOf(item: unknown): string | undefined {
  const to = isMap(item) ? item.get('to') : undefined;
  return typeof to === 'string' ? to : undefined;
}
