import { listNames, type ListName } from '../../../collections/list-names';
import type { Words } from '../../words/en';

/** What the site says of one of its lists. */
export interface ListInfo {
  title: string;
  path: string;
  /** There is no such page: nothing may lead there. */
  hidden: boolean;
  /** The words below its heading, and those that stand there while it is empty. */
  intro: string;
  empty: string;
  /** The words of a link to it: `All posts`. */
  all: string;
}

/** What `site.md` may say of a list. */
type ListSettings = Partial<Record<ListName, { title?: string; path?: string; hidden?: boolean } | undefined>>;

/** Every list of the site in a language, whose home page is at `home`: its words, and where it is. */
export function toLists(words: Words, settings: ListSettings = {}, home = '/'): Record<ListName, ListInfo> {
  return Object.fromEntries(
    listNames.map((name) => {
      const capital = capitalize(name);
      const { title = words[name], path = `/${name}/`, hidden = false } = settings[name] ?? {};
      const list: ListInfo = {
        title,
        path: `${home}/${path}/`.replace(/\/{2,}/g, '/'),
        hidden,
        intro: words[`${name}Intro`],
        empty: words[`no${capital}`],
        all: words[`all${capital}`],
      };
      return [name, list];
    }),
  ) as Record<ListName, ListInfo>;
}

function capitalize<Text extends string>(text: Text): Capitalize<Text> {
  return (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
}
