import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Words } from '../strings/en';

/** What the steps know of the site around a text. They ask no one else, so a test can answer. */
export interface MarkdownContext {
  /** The folder of the text's file, relative to the content folder. */
  folder: string;
  /** The path that every address on the site begins with; '' when there is none. */
  pathPrefix: string;
  words: Words;
  /** Whether the first image of the text is the first of its page, and so is to be loaded at once. */
  firstImageEager?: boolean;
  /** The address of the page of a Markdown file, given relative to the content folder; other targets come back as they are. */
  toAddress: (target: string) => string;
  /** The image at a path relative to the content folder; `undefined` when there is none. */
  toImage: (path: string) => Promise<IGatsbyImageData | undefined>;
}
