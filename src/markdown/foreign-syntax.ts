/** Syntax of another generator, which would be shown as plain text here. */
export interface Foreign {
  pattern: RegExp;
  /** Describes it, given the name found in it. */
  what: (name: string) => string;
  /** What to write instead; without it, `equals` may have something for the name. */
  better?: string;
}

const VIDEO = 'put the URL of a video on a line of its own';
const PICTURE = 'write a picture as ![what it shows](picture.jpg "caption")';
const CODE = 'write code between lines of ```';

/** What to write instead, by the name of a shortcode or a tag. */
export const equals: ReadonlyMap<string, string> = new Map([
  ...['youtube', 'vimeo', 'embed', 'video'].map((name) => [name, VIDEO] as const),
  ...['figure', 'image', 'img', 'picture', 'caption', 'gallery'].map((name) => [name, PICTURE] as const),
  ...['highlight', 'code', 'codeblock', 'raw', 'sourcecode'].map((name) => [name, CODE] as const),
  ...['ref', 'relref', 'link', 'post_url'].map(
    (name) => [name, 'name the Markdown file that the link leads to, such as (../other-post.md)'] as const,
  ),
  ...['note', 'notice', 'warning', 'tip', 'alert', 'callout', 'admonition'].map(
    (name) => [name, 'write a note as a quotation that begins with [!NOTE]'] as const,
  ),
]);

export const foreign: readonly Foreign[] = [
  { pattern: /\{\{[<%]-?\s{0,9}([\w/.-]{0,99})/g, what: () => 'a shortcode of Hugo' },
  { pattern: /\{%-?\s{0,9}(\w{1,99})/g, what: () => 'a tag of Liquid' },
  { pattern: /\{\{-?\s{0,9}([\w."'|:/ -]{1,200})\}\}/g, what: () => 'a variable of a template' },
  {
    pattern: /\[\/?(caption|gallery|embed|playlist)(?=[\s\]])[^[\]\n]{0,500}\](?![[(:])/g,
    what: () => 'a shortcode of WordPress',
  },
  { pattern: /!\[\[[^[\]\n]{1,200}\]\]/g, what: () => 'a picture or note of Obsidian', better: PICTURE },
  {
    pattern: /(?<![!\w)\]])\[\[[^[\]\n]{1,200}\]\](?![[(:])/g,
    what: () => 'a link of Obsidian',
    better: 'write a link as [words](note.md)',
  },
  {
    pattern: /(?<!\d)%%[^%]{1,2000}%%/g,
    what: () => 'a comment of Obsidian',
    better: 'write one that nobody is to read as <!-- comment -->',
  },
];
