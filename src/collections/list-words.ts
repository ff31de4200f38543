/** The words of a list, by its folder: its title, what stands below it, what stands there while it is empty, and the words of a link to it. */
type FourWords<Folder extends string> = Record<
  Folder | `${Folder}Intro` | `no${Capitalize<Folder>}` | `all${Capitalize<Folder>}`,
  string
>;

/** What `words.ts` of a collection with a list must have, by the folder of its entries; it may have more. */
export type ListWords<Folder extends string> = FourWords<Folder> & Record<string, string>;
