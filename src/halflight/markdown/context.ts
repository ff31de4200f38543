import type { PublishedImage } from '../fields/images';
import type { Words } from '../ui/words/en';

/** What the steps know of the site around a text. They have no other source, so a test can provide it. */
export interface MarkdownContext {
  /** The folder of the text's file, relative to the content folder. */
  folder: string;
  /** The path prefix of every URL on the site; '' when there is none. */
  pathPrefix: string;
  words: Words;
  /** The direction in which the language of the text is written; from left to right if omitted. */
  direction?: 'ltr' | 'rtl';
  /** The host of the site itself; links to it are not external. */
  ownHost?: string;
  /** Prefix of every id of the text; omitted where the text has its page to itself. */
  idPrefix?: string;
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** The title that the page shows above the text. */
  title?: string;
  /** Ids of the page around the text. */
  taken?: readonly string[];
  /** Whether the first image of the text is the first of its page, and so is loaded eagerly. */
  firstImageEager?: boolean;
  /** The path of the page of a Markdown file, given below the content folder, or of a path of the site; other targets as they are. */
  toAddress: (target: string) => string;
  /** The image at a path relative to the content folder, or at a URL elsewhere; `undefined` when there is none, or it may not be shown. */
  toImage: (path: string) => Promise<PublishedImage | undefined>;
  /** The cleaned text of a drawing at such a path that is to be inlined, in the colours of the site; `undefined` for every other file. */
  toDrawing?: (path: string) => Promise<string | undefined>;
  /** Publishes the script that computes the palette of an accent in a browser, and returns its URL, prefix included. */
  toPicker?: () => Promise<string>;
  /** Publishes a file of the content folder, other than Markdown, and returns its URL, prefix included; `undefined` when there is none. */
  toFile: (path: string) => Promise<string | undefined>;
}
