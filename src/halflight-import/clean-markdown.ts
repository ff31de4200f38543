import { slug } from 'github-slugger';
import { hideCode } from './tags/turn-tags';
import { toWatchUrl } from './tags/equals';

/** Attribute lists of kramdown, which would be visible here: `{: .class}` after or below something. */
const ATTRIBUTES = /[ \t]?\{:(?:\s?[.#:]?[\w-]+(?:=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}]+))?){0,20}\s*\}/g;
const CONTENTS = /^[ \t]*(?:[-*+]|\d+\.)[ \t]+(?:TOC|toc|Table of contents).*\n[ \t]*\{:\s*toc[^}\n]*\}[ \t]*\n?/gm;

type Rule = readonly [pattern: RegExp, replace: (match: string[]) => string];

/** The syntax of other Markdown parsers, and its replacement. */
const RULES: readonly Rule[] = [
  [CONTENTS, () => ''],
  [
    /^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*#([\w:.-]+)[^{}\n]*\}[ \t]*$/gm,
    // Other sites may link to the id.
    ([, heading = '', id = '']) =>
      slug(heading.replace(/^#+\s+/, '')) === id ? heading : `${heading} <a id="${id}"></a>`,
  ],
  [/^(#{1,6}[ \t].*?)[ \t]*\{[ \t]*\.[^{}\n]*\}[ \t]*$/gm, ([, heading = '']) => heading],
  [ATTRIBUTES, () => ''],
  // Attributes without a colon, as in MkDocs: after a link or an image, or on a line of their own.
  [
    /(\]\([^()\n]{1,300}\)|\]\[[^[\]\n]{0,100}\])\{[ \t]*(?:[.#]|[\w-]{1,50}=)[^{}\n]{0,200}\}/g,
    ([, target = '']) => target,
  ],
  [/^[ \t]*\{[ \t]+\.[\w-]{1,50}(?:[ \t][^{}\n]{0,200})?\}[ \t]*$/gm, () => ''],
  // Icons of Material for MkDocs. If a link contains only an icon, the icon's name becomes its text.
  [
    /\[:(?:material|octicons|fontawesome|simple)-([a-z\d-]{1,80}):\]([([])/g,
    ([, name = '', next = '']) => `[${name}]${next}`,
  ],
  [/:(?:material|octicons|fontawesome|simple)-[a-z\d-]{1,80}:(?:\{[^{}\n]{0,100}\})?[ \t]?/g, () => ''],
  [/^[ \t]*(?:\[\[_?toc_?\]\]|\[toc\])[ \t]*(?:\n|$)/gim, () => ''],
  [
    // An inline element alone on its line begins a paragraph in kramdown; here it would begin HTML without Markdown.
    /^([ \t]{0,3}<(?:small|span|mark|ins|del|u)\b[^<>\n]{0,300}>)[ \t]*\n[ \t]*([^\s<])/gm,
    ([, opening = '', next = '']) => opening + next,
  ],
  [
    // kramdown parses the content of such an element as Markdown. Here, a blank line does that.
    /^([ \t]{0,3}<[a-z]{1,20}\b[^<>\n]{0,300}?)[ \t]+markdown(?:=["']?(?:1|block|span)["']?|(?=[ \t>]))([^<>\n]{0,300}>)[ \t]*$/gm,
    ([, opening = '', rest = '']) => `${opening}${rest}\n`,
  ],
  [
    /(^[ \t]*)?(?:<(?:p|div|center)\b[^>\n]{0,200}>\s{0,20})?<iframe\b[^>]{0,2000}\bsrc=["']([^"']{1,500})["'][^>]{0,2000}>\s{0,20}<\/iframe>(?:\s{0,20}<\/(?:p|div|center)>)?/gm,
    ([whole = '', , src = '']) => {
      const video = toWatchUrl(src);
      if (video) return `\n\n${video}\n\n`;
      if (!/^(?:https?:)?\/\//.test(src)) return whole;
      const [, title = ''] = /\stitle=["']([^"'[\]]{1,200})["']/.exec(whole) ?? [];
      const url = src.startsWith('//') ? `https:${src}` : src;
      return `\n\n[${title || url.replace(/^https?:\/\/(?:www\.)?|[/?#].*$/g, '')}](${url})\n\n`;
    },
  ],
  [
    /<script\b[^>]{0,200}\bsrc=["'](?:https?:)?\/\/gist\.github\.com\/([\w/-]{1,200})\.js[^"']{0,100}["'][^>]{0,200}>\s{0,20}<\/script>/g,
    ([, id = '']) => `[Gist ${id}](https://gist.github.com/${id})`,
  ],
  // A hard space before the title of a link, which would be part of the URL.
  [/(\]\([^()\s"]{1,500})\u00A0+("[^"\n]{0,300}"\))/g, ([, target = '', title = '']) => `${target} ${title}`],
  [
    // File names with spaces, which some parsers accept; they may contain pairs of parentheses.
    /(!?\[[^[\]\n]{0,300}\])\(((?:[^()<>"\n]|\([^()<>"\n]{0,100}\)){1,300}?\.[a-z\d]{2,5})([ \t]+"[^"\n]*")?\)/gi,
    ([whole = '', words = '', target = '', title = '']) =>
      /\s/.test(target.trim()) && !/^https?:/.test(target) ? `${words}(<${target.trim()}>${title})` : whole,
  ],
];

/** Converts or removes the syntax of other Markdown parsers. Leaves code unchanged. */
export function cleanMarkdown(text: string): string {
  return nameCode(RULES.reduce((source, [pattern, replace]) => replaceOutsideCode(source, pattern, replace), text));
}

const FENCE = /^([ \t>]*(?:[-*+] {1,4}|\d{1,9}[.)] {1,4})?)(`{3,}|~{3,})[ \t]*(.*?)[ \t]*$/;

/** Converts other parsers' code options, such as a title, to the syntax used here. */
function nameCode(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, start = '', mark = '', info = ''] = FENCE.exec(line) ?? [];
      if (fence !== undefined) {
        if (mark.startsWith(fence) && info === '') fence = undefined;
        return line;
      }
      if (mark === '' || (mark.startsWith('`') && info.includes('`'))) return line;
      fence = mark;
      const written = toCodeInfo(info);
      return written === info ? line : start + mark + written;
    })
    .join('\n');
}

/** Converts `js [a.js]`, `js:title=a.js`, `js{1,3}`, `rust,ignore` and `{ .py title="a.py" hl_lines="1 3" linenums="1" }` to the syntax used here. */
function toCodeInfo(info: string): string {
  const lines = (list: string) => `{${list.trim().replace(/\s+/g, ',')}}`;
  return info
    .replace(/^\{\s*\.([\w#+-]+)((?:\s[^{}]*)?)\}$/, (_, language: string, rest: string) =>
      `${language} ${rest.replace(/(?:^|\s)\.[\w-]+/g, '')}`.replace(/\s+/g, ' ').trim(),
    )
    .replace(/^([\w#+-]+)(?=\{[\d,\s-]*\})/, '$1 ')
    .replace(/^([\w#+-]+),[\w,-]*(?=\s|$)/, '$1')
    .replace(/^([\w#+-]+):(?:title=)?(["']?)([\w@()-][^\s"'{}]*\.[\w]+)\2(?=\s|\{|$)/, '$1 title="$3" ')
    .replace(/ {2,}/g, ' ')
    .replace(/(^|\s)\[([^"\n]+)\]$/, '$1title="$2"')
    .replace(/(^|\s)\[([^[\]"\n]+)\](?=\s)/, '$1title="$2"')
    .replace(/(?<=^|\s)hl_lines=(?:"([^"]*)"|'([^']*)')/, (_, double?: string, single?: string) =>
      lines(double ?? single ?? ''),
    )
    .replace(/(?<=^|\s)linenums=["']?(\d+)["']?/, 'showLineNumbers=$1')
    .trim();
}

/** The last text whose code was masked. */
let masked = { text: '', hidden: '' };

/** Replaces the matches of a pattern outside of code. */
export function replaceOutsideCode(text: string, pattern: RegExp, replace: (match: string[]) => string): string {
  // Most patterns match nothing, and the next one is given the same text.
  if (masked.text !== text) masked = { text, hidden: hideCode(text) };
  const { hidden } = masked;
  let out = '';
  let at = 0;
  for (const { 0: found, index } of hidden.matchAll(pattern)) {
    const [match] = text.slice(index, index + found.length).matchAll(pattern);
    out +=
      text.slice(at, index) +
      (match?.index === 0 && match[0].length === found.length
        ? replace([...match])
        : text.slice(index, index + found.length));
    at = index + found.length;
  }
  return out + text.slice(at);
}

/** The first line of an import or export. Prose may begin with these words, too: `import the goods from abroad`. */
const MODULE_CODE =
  /^(?:import\s*["'{*]|import\s+(?:type\s+)?[\w$]+\s*(?:,\s*(?:[{*]|$)|from\s*["'])|import\s+type\s*\{|export\s*[{*]|export\s+(?:const|let|var|async|function|class|default|type|interface)\b)/;

/** An imported file that is not code: `import photo from './photo.png'`. */
const IMPORTED = /^import\s{1,5}([\w$]{1,60})\s{1,5}from\s{1,5}["']([^"'\n]{1,500}\.[a-z\d]{2,5})["']/gm;

/** `src={photo}`, `src={photo.src}`, `src={require('./photo.png').default}`, `src={useBaseUrl('/photo.png')}`. */
const EXPRESSION =
  /=\{\s{0,5}(?:(?:[\w$]{1,40}\()\s{0,5}["'`]([^"'`\n{}]{1,500})["'`]\s{0,5}\)(?:\.default)?|([\w$]{1,60})(?:\.src)?)\s{0,5}\}/g;

/** Replaces expressions in attributes with the file paths that they evaluate to. */
function withPaths(text: string): string {
  const paths = new Map(Array.from(text.matchAll(IMPORTED), ([, name = '', path = '']) => [name, path] as const));
  return replaceOutsideCode(text, EXPRESSION, ([whole = '', written, name = '']) => {
    const path = written ?? paths.get(name);
    return path !== undefined && /\.[a-z\d]{2,5}$/i.test(path) ? `="${path}"` : whole;
  });
}

/** The text of an MDX file without imports, exports and comments. JSX stays. */
export function withoutModuleCode(source: string): string {
  const text = withPaths(source);
  const hidden = hideCode(text).split('\n');
  const lines = text.split('\n');
  let isOpen = false;
  let paragraphEnd = 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (!MODULE_CODE.test(hidden[index] ?? '')) continue;
    // Code cannot begin in the middle of a paragraph. Code above it has already been blanked out.
    if (index > 0 && lines[index - 1]?.trim() !== '') continue;
    paragraphEnd = Math.max(paragraphEnd, index);
    while (paragraphEnd < lines.length && lines[paragraphEnd]?.trim() !== '') paragraphEnd += 1;
    let end = findEnd(hidden, index, isOpen ? paragraphEnd : lines.length);
    if (end === undefined) {
      // Search the whole text only once.
      isOpen = true;
      end = paragraphEnd - 1;
    }
    lines.fill('', index, end + 1);
    index = end;
  }
  return replaceOutsideCode(lines.join('\n'), /\{\/\*[^]{0,2000}?\*\/\}/g, () => '');
}

/** The last line of the statement that begins on a line: where all its brackets are closed; `undefined` if that is not above `limit`. */
function findEnd(lines: readonly string[], start: number, limit: number): number | undefined {
  let depth = 0;
  let quote: string | undefined;
  for (let index = start; index < limit; index += 1) {
    const line = lines[index] ?? '';
    for (const [sign] of line.matchAll(/\\.|["'`()[\]{}]/g)) {
      if (sign.startsWith('\\')) continue;
      if (quote !== undefined) {
        if (sign === quote) quote = undefined;
      } else if (/["'`]/.test(sign)) quote = sign;
      else depth += /[([{]/.test(sign) ? 1 : -1;
    }
    // Only template literals span lines; any other open quote is an apostrophe in JSX.
    if (quote !== '`') quote = undefined;
    if (quote === undefined && depth <= 0 && !/(?:[=,?:&|+]|=>)\s*$/.test(line)) return index;
  }
  return undefined;
}
