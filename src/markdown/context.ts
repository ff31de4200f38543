import type { PublishedImage } from '../fields/images';
import type { Words } from '../ui/words/en';

/** What the steps know of the site around a text. They ask no one else, so a test can answer. */
export interface MarkdownContext {
  /** The folder of the text's file, relative to the content folder. */
  folder: string;
  /** The path that every address on the site begins with; '' when there is none. */
  pathPrefix: string;
  words: Words;
  /** The host of the site itself: links to it do not leave. */
  ownHost?: string;
  /** What every id of the text begins with; left out where the text has its page to itself. */
  idPrefix?: string;
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** The title that the page says above the text. */
  title?: string;
  /** Ids that the page around the text has. */
  taken?: readonly string[];
  /** Whether the first image of the text is the first of its page, and so is to be loaded at once. */
  firstImageEager?: boolean;
  /** The address of the page of a Markdown file, given relative to the content folder, or of a path of the site; other targets come back as they are. */
  toAddress: (target: string) => string;
  /** The image at a path relative to the content folder, or at an address elsewhere; `undefined` when there is none, or it may not be shown. */
  toImage: (path: string) => Promise<PublishedImage | undefined>;
  /** The text of a drawing at such a path that is to stand in the page, in the colours of the site, cleaned; `undefined` for every other file. */
  toDrawing?: (path: string) => Promise<string | undefined>;
  /** Publishes the script that computes the palette of an accent in a browser, and gives its address, prefix included. */
  toPicker?: () => Promise<string>;
  /** Publishes a file of the content folder, other than Markdown, and gives its address, prefix included; `undefined` when there is none. */
  toFile: (path: string) => Promise<string | undefined>;
}
