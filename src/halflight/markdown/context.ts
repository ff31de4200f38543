import type { PublishedImage } from '../fields/images';
import type { Look } from '../features/theme/look';
import type { WikiTarget } from '../wiki-target';
import type { Words } from '../words/en';

/** A text within another, and what differs in it. */
export interface EmbeddedNote extends Pick<MarkdownContext, 'folder' | 'math' | 'title'> {
  markdown: string;
}

/** What the steps know about the site around a text. They have no other source, so tests can provide it. */
export interface MarkdownContext {
  /** The folder of the text's file, relative to the content folder. */
  folder: string;
  /** The path prefix of every URL on the site; '' if there is none. */
  pathPrefix: string;
  words: Words;
  /** The language of the text, in which a chart has its numbers and days; English if omitted. */
  language?: string | undefined;
  /** The look of the site, on which the width of pictures depends; the default one if omitted. */
  look?: Look | undefined;
  /** The writing direction of the text's language; `ltr` if omitted. */
  direction?: 'ltr' | 'rtl';
  /** The site's own host, links to which are not external. */
  ownHost?: string;
  /** Prefix for every id in the text; omitted where the text is the only one on its page. */
  idPrefix?: string;
  /** Whether `$…$` and `$$…$$` are formulas. */
  math?: boolean;
  /** The title that the page shows above the text. */
  title?: string;
  /** Ids used by the page around the text. */
  taken?: readonly string[];
  /** Whether the first image of the text is the first on its page, and so is loaded eagerly. */
  firstImageEager?: boolean;
  /**
   * Turns the path of a Markdown file, relative to the content folder, or a path on the site into the path of the page; leaves other targets
   * unchanged.
   */
  toAddress: (target: string) => string;
  /** The image at a path relative to the content folder, or at an external URL; `undefined` if there is none or it may not be shown. */
  toImage: (path: string) => Promise<PublishedImage | undefined>;
  /** The cleaned source of a drawing that is to be inlined in the site's colours; `undefined` for any other file. */
  toDrawing?: (path: string) => Promise<string | undefined>;
  /** Publishes the script that computes an accent's palette in the browser, and returns its URL with the path prefix. */
  toPicker?: () => Promise<string>;
  /** The text of a file, at a path relative to the content folder, that a code block shows; `undefined` for one that the check rejects. */
  toCode?: (path: string) => Promise<string | undefined>;
  /** Publishes a file of the content folder other than Markdown, and returns its URL with the path prefix; `undefined` if there is no such file. */
  toFile: (path: string) => Promise<string | undefined>;
  /**
   * What a `[[link]]` in a text of this folder means: a file, relative to the content folder, and the target of a plain link to it. Neither if there is no
   * such file, or several; only the latter for a link within the text.
   */
  findNamed?: (target: WikiTarget, folder: string) => { file?: string; address?: string };
  /** Whether the text is a note of a vault: plain links name files as `[[links]]` do, and pictures that may not be shown are links to them. */
  vault?: boolean;
  /** The URL of the page of a tag in the text, with the path prefix; `undefined` if its entry does not have this tag. */
  toTag?: (name: string) => string | undefined;
  /** A note that a text embeds, or a part of it; `undefined` if it may not be shown here. */
  toEmbedded?: (file: string, part: string | undefined) => EmbeddedNote | undefined;
}
