import { listNames, type ListName } from '../../../words/list-names';
import type { Words } from '../../../words/en';
import { capitalize } from '../../../letter-case';

export interface ListInfo {
  title: string;
  path: string;
  /** Whether the page does not exist, so that nothing may link to it. */
  hidden: boolean;
  /** The text below its heading, and the text of an empty list. */
  intro: string;
  empty: string;
  /** The label of a link to it: `All posts`. */
  all: string;
  /** The name of its collection, if the site declares it. */
  of?: string;
}

/** The settings of lists, keyed by the folder of their collection: from `site.md`, or from the declaration of the collection. */
export type ListSettings = Partial<
  Record<
    string,
    Partial<Record<'title' | 'path' | 'of' | 'intro' | 'empty' | 'all', string | undefined>> & {
      hidden?: boolean | undefined;
    }
  >
>;

/** All lists of the site in one language, whose home page is at `home`. */
export function toLists(words: Words, settings: ListSettings = {}, home = '/'): Record<ListName, ListInfo> {
  const declared = Object.entries(settings).flatMap(([name, list]) =>
    list?.of === undefined ? [] : [[name, toOwnList(list, home)] as const],
  );
  const builtIn = Object.fromEntries(
    listNames.map((name) => {
      const capital = capitalize(name);
      const { title = words[name], path = `/${name}/`, hidden = false } = settings[name] ?? {};
      const list: ListInfo = {
        title,
        path: toPath(home, path),
        hidden,
        intro: words[`${name}Intro`],
        empty: words[`no${capital}`],
        all: words[`all${capital}`],
      };
      return [name, list];
    }),
  ) as Record<ListName, ListInfo>;
  return { ...builtIn, ...Object.fromEntries(declared) };
}

/** The list of a declared collection, in its author's words. */
function toOwnList(
  { title = '', path = '', of, intro = '', empty = '', all = title }: OwnSettings,
  home: string,
): ListInfo {
  return { title, path: toPath(home, path), hidden: false, intro, empty, all, ...(of !== undefined && { of }) };
}

type OwnSettings = NonNullable<ListSettings[string]>;

function toPath(home: string, path: string): string {
  return `${home}/${path}/`.replace(/\/{2,}/g, '/');
}
