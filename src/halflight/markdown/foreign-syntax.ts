/** Syntax of another generator, which would be shown as plain text here. */
export interface Foreign {
  pattern: RegExp;
  what: string;
  /** What to write instead. If omitted, `equals` may have an equivalent for the name found in it. */
  better?: string;
  /** What happens to it, if it is not shown as plain text. */
  fate?: string;
  /** Whether it is a template tag, which every reader sees as code: a kind of warning of its own. */
  isTag?: true;
  /** Whether it only counts at the beginning of a paragraph. */
  begins?: true;
  /** Whether it only counts among words, not in URLs and tags. */
  amongWords?: true;
}

const VIDEO = 'put the URL of a video on a line of its own';
const PICTURE = 'write a picture as ![what it shows](picture.jpg "caption")';
const NOTE = 'write a note as a quotation that begins with [!NOTE]';
const CONTENTS = 'leave it out; the table of contents is made from the headings';
const ATTRIBUTE = 'leave it out; styles belong in custom.css';
const COMMENT = 'write a comment as <!-- comment -->';
const CODE = 'write code between lines of ```';
const MATH = 'in a post, page or project, set "math: true" in the front matter; formulas are read in the text below it';

/** TeX commands without braces whose names mean nothing else. */
const COMMANDS =
  'alpha|beta|gamma|delta|epsilon|theta|lambda|mu|pi|rho|sigma|tau|phi|omega|sum|prod|int|infty|partial|nabla|times|cdot|pm|' +
  'le|leq|ge|geq|ne|neq|approx|equiv|to|rightarrow|Rightarrow|ldots|dots|sin|cos|log|ln|lim';

/** What to write instead, by the name of a shortcode or tag. */
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

/** Where two begin at the same place, the first in this list wins. */
export const foreign: readonly Foreign[] = [
  { pattern: /\{\{[<%]-?\s{0,9}([\w/.-]{0,99})/g, what: 'a Hugo shortcode', isTag: true },
  { pattern: /\{%-?\s{0,9}(\w{1,99})/g, what: 'a Liquid tag', isTag: true },
  { pattern: /\{\{-?\s{0,9}([\w."'|:/ -]{1,200})\}\}/g, what: 'a template variable', isTag: true },
  {
    pattern: /\[\/?(caption|gallery|embed|playlist)(?=[\s\]])[^[\]\n]{0,500}\](?![[(:])/g,
    what: 'a WordPress shortcode',
    isTag: true,
  },
  {
    pattern: /\[(?:\[_?toc_?\]|toc)\](?=[ \t]*$)/gim,
    what: 'another generator’s table of contents',
    better: CONTENTS,
    begins: true,
  },
  {
    pattern: /!\[[^[\]\n]{0,200}\|\d{1,5}(?:x\d{1,5})?\](?=\()/g,
    what: 'an Obsidian picture with a size',
    fate: 'which would be read out',
    better: 'leave it out; a picture is as wide as its column',
  },
  {
    pattern: /(?<=^[ \t>]{0,20}):{3,}[ \t]*(?:\{\.)?([a-z][\w-]{0,99})/gim,
    what: 'another generator’s container',
  },
  {
    // Look behind for the heading only once something like an id has been found.
    pattern: /\{#[\w-]{1,100}\}(?=[ \t]*$)(?<=^[ \t>]{0,20}#{1,6}[ \t][^\n]{0,300})/gm,
    what: 'another generator’s heading id',
    better: 'the id of a heading comes from its words, so leave it out',
  },
  {
    pattern: /\{:[ \t]?toc\}/gi,
    what: 'a Kramdown table of contents',
    better: CONTENTS,
  },
  {
    pattern: /(?<=^[ \t>]{0,20})\{:[ \t]?(?:[.#]|[\w-]{1,50}=)[^{}\n]{1,200}\}(?=[ \t]*$)/gm,
    what: 'a Kramdown attribute',
    better: ATTRIBUTE,
  },
  {
    pattern: /(?<=\]\([^()\n]{1,300}\))\{(?:[:.#]|[\w-]{1,50}=)[^{}\n]{0,200}\}/g,
    what: 'another generator’s attribute',
    better: ATTRIBUTE,
  },
  {
    pattern: /(?<![\w:/\\])(?::(?:[a-z][a-z\d_+-]{1,40}|[+-]1|100):)(?![\w:/`])/g,
    what: 'a GitHub emoji code',
    better: 'write the emoji itself',
    amongWords: true,
  },
  {
    // Ranges such as 10~12 have a tilde between numbers.
    pattern: /(?<=[a-z\p{Script=Greek})\]])~[\p{Script=Latin}\p{Script=Greek}\d+−-]{1,20}~(?!~)/giu,
    what: 'a Pandoc subscript',
    better: 'write <sub>words</sub>',
    amongWords: true,
  },
  {
    pattern:
      /(?<=[\p{Script=Latin}\p{Script=Greek}\d)\]])\^[\p{Script=Latin}\p{Script=Greek}\d+−-]{1,20}\^(?![\w^({])/gu,
    what: 'a Pandoc superscript',
    better: 'write <sup>words</sup>',
    amongWords: true,
  },
  {
    // A programming language's operators stand before a single letter, or after a name.
    pattern: /(?<![+\p{L}\d])\+\+(?=[^\s+])(?!\p{L}(?!\p{L}))[^+\n]{0,200}[^\s+]\+\+(?![+\p{L}\d])/gu,
    what: 'another generator’s insertion',
    better: 'write <ins>words</ins>',
    amongWords: true,
  },
  {
    // Regular expressions begin like this too, but without spaces.
    pattern: /\^\[(?=[^[\]\s]{1,50} )[^[\]]{1,300}(?:\](?!\()|\[)/g,
    what: 'a Pandoc inline note',
    better: 'write [^1], and below the text [^1]: the note',
  },
  {
    pattern:
      /\[(?:(?:see|cf\.?|e\.g\.|siehe|vgl\.|voir) (?:also )?)?-?@[\p{L}\d_][\p{L}\d_:.#$%&+?<>~/-]{0,80}(?:[,;][^[\]\n]{0,200})?\](?![[(:])/gu,
    what: 'a Pandoc citation',
    better: 'link to where the publication can be read, such as [Lovelace (1843)](https://doi.org/10.1000/182)',
  },
  {
    pattern: /import[ \t]+(?:[\w{*][^\n]{0,500}[ \t]from[ \t]+)?["'][^"'\n]{1,500}["']/g,
    what: 'an MDX import',
    better: 'leave it out; a text has no components',
    begins: true,
  },
  {
    pattern: /export[ \t]+(?:const|let|var|default|function)\b[^\n]{0,500}[=({;]/g,
    what: 'an MDX export',
    better: 'leave it out; code in a text is not run',
    begins: true,
  },
  { pattern: /\{\/\*[^]{0,2000}?\*\/\}/g, what: 'an MDX comment', better: COMMENT },
  {
    pattern: /\$\$(?=[ \t]*\n|(?:[^$\n]|\n(?![ \t]*\n)){1,1000}\$\$[ \t]*$)/gm,
    what: 'a formula',
    better: MATH,
    begins: true,
  },
  {
    // Prices and shell variables begin like this too, but have no TeX commands between them.
    pattern: new RegExp(
      String.raw`(?<![\w$])\$(?![\s$])[^$\n]{0,200}?\\(?:[a-zA-Z]{2,20}\{|(?:${COMMANDS})(?![a-zA-Z]))[^$\n]{0,200}?(?<![\s$])\$(?![\w$])`,
      'g',
    ),
    what: 'a formula',
    better: MATH,
  },
];
