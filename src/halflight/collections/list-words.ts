/** The words of a list, by its folder: its title, its introduction, the text of an empty list, and the label of a link to it. */
type FourWords<Folder extends string> = Record<
  Folder | `${Folder}Intro` | `no${Capitalize<Folder>}` | `all${Capitalize<Folder>}`,
  string
>;

/** The words that `words.ts` of a collection with a list must export, by the folder of its entries; it may have more. */
export type ListWords<Folder extends string> = FourWords<Folder> & Record<string, string>;
