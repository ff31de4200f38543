/** Syntax of another generator, which would be shown as plain text here. */
export interface Foreign {
  pattern: RegExp;
  /** Describes it, given the name found in it. */
  what: (name: string) => string;
  /** What to write instead; without it, `equals` may have something for the name. */
  better?: string;
  /** What becomes of it; without it, it is shown as plain text. */
  fate?: string;
  /** Whether it means something only where a paragraph begins. */
  begins?: true;
  /** Whether it means something only among words, and so not in URLs and tags. */
  amongWords?: true;
}

const VIDEO = 'put the URL of a video on a line of its own';
const PICTURE = 'write a picture as ![what it shows](picture.jpg "caption")';
const NOTE = 'write a note as a quotation that begins with [!NOTE]';
const CONTENTS = 'leave it out; the table of contents is made from the headings';
const ATTRIBUTE = 'leave it out; styles belong in custom.css';
const COMMENT = 'write one that nobody is to read as <!-- comment -->';
const CODE = 'write code between lines of ```';
const MATH = 'in a post, page or project, set "math: true" in the front matter; formulas are read in the text below it';

/** Commands of TeX without braces that nothing else is called. */
const COMMANDS =
  'alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|omega|sum|prod|int|infty|partial|nabla|times|cdot|pm|' +
  'le|leq|ge|geq|ne|neq|approx|equiv|to|rightarrow|Rightarrow|ldots|dots|sin|cos|log|ln|lim';

/** What to write instead, by the name of a shortcode or a tag. */
export const equals: ReadonlyMap<string, string> = new Map([
  ...['youtube', 'vimeo', 'embed', 'video'].map((name) => [name, VIDEO] as const),
  ...['figure', 'image', 'img', 'picture', 'caption', 'gallery'].map((name) => [name, PICTURE] as const),
  ...['highlight', 'code', 'codeblock', 'raw', 'sourcecode'].map((name) => [name, CODE] as const),
  ...['ref', 'relref', 'link', 'post_url'].map(
    (name) => [name, 'name the Markdown file that the link leads to, such as (../other-post.md)'] as const,
  ),
  ...['note', 'notice', 'info', 'important', 'hint', 'tip', 'warning', 'caution', 'danger'].map(
    (name) => [name, NOTE] as const,
  ),
  ...['alert', 'callout', 'admonition'].map((name) => [name, NOTE] as const),
  ['details', 'write <details> and <summary>'],
  ['toc', CONTENTS],
]);

/** All of it. Where two begin at the same place, the first counts. */
export const foreign: readonly Foreign[] = [
  { pattern: /\{\{[<%]-?\s{0,9}([\w/.-]{0,99})/g, what: () => 'a shortcode of Hugo' },
  { pattern: /\{%-?\s{0,9}(\w{1,99})/g, what: () => 'a tag of Liquid' },
  { pattern: /\{\{-?\s{0,9}([\w."'|:/ -]{1,200})\}\}/g, what: () => 'a variable of a template' },
  {
    pattern: /\[\/?(caption|gallery|embed|playlist)(?=[\s\]])[^[\]\n]{0,500}\](?![[(:])/g,
    what: () => 'a shortcode of WordPress',
  },
  {
    pattern: /\[(?:\[_?toc_?\]|toc)\](?=[ \t]*$)/gim,
    what: () => 'a table of contents of other generators',
    better: CONTENTS,
    begins: true,
  },
  { pattern: /!\[\[[^[\]\n]{1,200}\]\]/g, what: () => 'a picture or note of Obsidian', better: PICTURE },
  {
    pattern: /(?<![!\w)\]])\[\[(?=[ \t]{0,9}[^\s\]])[^[\]\n]{1,200}\]\](?![[(:])/g,
    what: () => 'a link of Obsidian',
    better: 'write a link as [words](note.md)',
  },
  {
    pattern: /(?<!\d)%%[^%]{1,2000}%%/g,
    what: () => 'a comment of Obsidian',
    better: COMMENT,
  },
  {
    pattern: /!\[[^[\]\n]{0,200}\|\d{1,5}(?:x\d{1,5})?\](?=\()/g,
    what: () => 'a picture with a size of Obsidian',
    fate: 'which would be read out',
    better: 'leave it out; a picture is as wide as its column',
  },
  {
    pattern: /(?<=^[ \t>]{0,20}):{3,}[ \t]*(?:\{\.)?([a-z][\w-]{0,99})/gim,
    what: () => 'a container of other generators',
  },
  {
    // The line is looked at last, where something like an id has been found.
    pattern: /\{#[\w-]{1,100}\}(?=[ \t]*$)(?<=^[ \t>]{0,20}#{1,6}[ \t][^\n]{0,300})/gm,
    what: () => 'an id of other generators',
    better: 'the id of a heading comes from its words, so leave it out',
  },
  {
    pattern: /\{:[ \t]?toc\}/gi,
    what: () => 'a table of contents of Kramdown',
    better: CONTENTS,
  },
  {
    pattern: /(?<=^[ \t>]{0,20})\{:[ \t]?(?:[.#]|[\w-]{1,50}=)[^{}\n]{1,200}\}(?=[ \t]*$)/gm,
    what: () => 'an attribute of Kramdown',
    better: ATTRIBUTE,
  },
  {
    pattern: /(?<=\]\([^()\n]{1,300}\))\{(?:[:.#]|[\w-]{1,50}=)[^{}\n]{0,200}\}/g,
    what: () => 'an attribute of other generators',
    better: ATTRIBUTE,
  },
  {
    pattern: /(?<![=\w)\]])==(?=[^\s=])[^=\n]{0,200}[^\s=]==(?![=\w])/g,
    what: () => 'a highlight of other generators',
    better: 'write <mark>words</mark>',
  },
  {
    pattern: /(?<![\w:/\\])(?::(?:[a-z][a-z\d_+-]{1,40}|[+-]1|100):)(?![\w:/`])/g,
    what: () => 'an emoji of GitHub',
    better: 'write the emoji itself',
    amongWords: true,
  },
  {
    // Ranges such as 10~12 have their tildes between numbers.
    pattern: /(?<=[a-z\p{Script=Greek})\]])~[\p{Script=Latin}\p{Script=Greek}\d+−-]{1,20}~(?!~)/giu,
    what: () => 'a subscript of Pandoc',
    better: 'write <sub>words</sub>',
    amongWords: true,
  },
  {
    pattern:
      /(?<=[\p{Script=Latin}\p{Script=Greek}\d)\]])\^[\p{Script=Latin}\p{Script=Greek}\d+−-]{1,20}\^(?![\w^({])/gu,
    what: () => 'a superscript of Pandoc',
    better: 'write <sup>words</sup>',
    amongWords: true,
  },
  {
    // Operators of a language stand before a single letter, or after a name.
    pattern: /(?<![+\p{L}\d])\+\+(?=[^\s+])(?!\p{L}(?!\p{L}))[^+\n]{0,200}[^\s+]\+\+(?![+\p{L}\d])/gu,
    what: () => 'an insertion of other generators',
    better: 'write <ins>words</ins>',
    amongWords: true,
  },
  {
    // Regular expressions begin like this, too, but without spaces.
    pattern: /\^\[(?=[^[\]\s]{1,50} )[^[\]]{1,300}(?:\](?!\()|\[)/g,
    what: () => 'an inline note of Pandoc',
    better: 'write [^1], and below the text [^1]: the note',
  },
  {
    pattern:
      /\[(?:(?:see|cf\.?|e\.g\.|siehe|vgl\.|voir) (?:also )?)?-?@[\p{L}\d_][\p{L}\d_:.#$%&+?<>~/-]{0,80}(?:[,;][^[\]\n]{0,200})?\](?![[(:])/gu,
    what: () => 'a citation of Pandoc',
    better: 'link to where the publication can be read, such as [Lovelace (1843)](https://doi.org/10.1000/182)',
  },
  {
    pattern: /import[ \t]+(?:[\w{*][^\n]{0,500}[ \t]from[ \t]+)?["'][^"'\n]{1,500}["']/g,
    what: () => 'an import of MDX',
    better: 'leave it out; a text has no components',
    begins: true,
  },
  {
    pattern: /export[ \t]+(?:const|let|var|default|function)\b[^\n]{0,500}[=({;]/g,
    what: () => 'an export of MDX',
    better: 'leave it out; a text has no code that runs',
    begins: true,
  },
  { pattern: /\{\/\*[^]{0,2000}?\*\/\}/g, what: () => 'a comment of MDX', better: COMMENT },
  {
    pattern: /\$\$(?=[ \t]*\n|(?:[^$\n]|\n(?![ \t]*\n)){1,1000}\$\$[ \t]*$)/gm,
    what: () => 'a formula',
    better: MATH,
    begins: true,
  },
  {
    // Prices and variables of a shell begin like this, too, but have no commands of TeX between them.
    pattern: new RegExp(
      String.raw`(?<![\w$])\$(?![\s$])[^$\n]{0,200}?\\(?:[a-zA-Z]{2,20}\{|(?:${COMMANDS})(?![a-zA-Z]))[^$\n]{0,200}?(?<![\s$])\$(?![\w$])`,
      'g',
    ),
    what: () => 'a formula',
    better: MATH,
  },
];
