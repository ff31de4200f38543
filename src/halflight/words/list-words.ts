/** The words of a list, by its folder: its title, its introduction, the text of an empty list, and the label of a link to it. */
type FourWords<Folder extends string> = Record<
  Folder | `${Folder}Intro` | `no${Capitalize<Folder>}` | `all${Capitalize<Folder>}`,
  string
>;

/** The words that a collection with a list must have, by the folder of its entries; it may export more. */
export type ListWords<Folder extends string> = FourWords<Folder> & Record<string, string>;
