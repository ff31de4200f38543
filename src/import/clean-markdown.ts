import { slug } from 'github-slugger';
import { hideCode } from './tags/turn-tags';
import { toWatchUrl } from './tags/equals';

/** Attributes that kramdown adds to Markdown and that would be visible here: `{: .class}` after or below something. */
const ATTRIBUTES = /[ \t]?\{:(?:\s?[.#:]?[\w-]+(?:=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}]+))?){0,20}\s*\}/g;
const CONTENTS = /^[ \t]*(?:[-*+]|\d+\.)[ \t]+(?:TOC|toc|Table of contents).*\n[ \t]*\{:\s*toc[^}\n]*\}[ \t]*\n?/gm;

type Rule = readonly [pattern: RegExp, replace: (match: string[]) => string];

/** The syntax of other Markdown parsers, and what becomes of it. */
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
  [
    // kramdown reads what is in such an element as Markdown. Here, a blank line says so.
    /^([ \t]{0,3}<[a-z]{1,20}\b[^<>\n]{0,300}?)[ \t]+markdown=["']?(?:1|block)["']?([^<>\n]{0,300}>)[ \t]*$/gm,
    ([, opening = '', rest = '']) => `${opening}${rest}\n`,
  ],
  [
    /(^[ \t]*)?(?:<(?:p|div|center)\b[^>\n]{0,200}>\s{0,20})?<iframe\b[^>]{0,2000}\bsrc=["']([^"']{1,500})["'][^>]{0,2000}>\s{0,20}<\/iframe>(?:\s{0,20}<\/(?:p|div|center)>)?/gm,
    ([whole = '', , src = '']) => {
      const video = toWatchUrl(src);
      return video ? `\n\n${video}\n\n` : whole;
    },
  ],
  [
    /<script\b[^>]{0,200}\bsrc=["'](?:https?:)?\/\/gist\.github\.com\/([\w/-]{1,200})\.js[^"']{0,100}["'][^>]{0,200}>\s{0,20}<\/script>/g,
    ([, id = '']) => `[Gist ${id}](https://gist.github.com/${id})`,
  ],
  [
    // File names with spaces, which some parsers accept; they may contain pairs of parentheses.
    /(!?\[[^[\]\n]{0,300}\])\(((?:[^()<>"\n]|\([^()<>"\n]{0,100}\)){1,300}?\.[a-z\d]{2,5})([ \t]+"[^"\n]*")?\)/gi,
    ([whole = '', words = '', target = '', title = '']) =>
      /\s/.test(target.trim()) && !/^https?:/.test(target) ? `${words}(<${target.trim()}>${title})` : whole,
  ],
];

/** Converts or removes the syntax of other Markdown parsers. Code is left as it is. */
export function cleanMarkdown(text: string): string {
  return RULES.reduce((source, [pattern, replace]) => replaceOutsideCode(source, pattern, replace), text);
}

/** Replaces the matches of a pattern outside of code. */
export function replaceOutsideCode(text: string, pattern: RegExp, replace: (match: string[]) => string): string {
  const hidden = hideCode(text);
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

/** The text of an MDX file without imports and exports. JSX stays; its components are listed. */
export function withoutModuleCode(text: string): { text: string; components: { name: string; line: number }[] } {
  const hidden = hideCode(text).split('\n');
  const lines = text.split('\n');
  let isOpen = false;
  let paragraphEnd = 0;
  for (let index = 0; index < lines.length; index += 1) {
    if (!MODULE_CODE.test(hidden[index] ?? '')) continue;
    // In the middle of a paragraph there is no code; that above has been emptied already.
    if (index > 0 && lines[index - 1]?.trim() !== '') continue;
    paragraphEnd = Math.max(paragraphEnd, index);
    while (paragraphEnd < lines.length && lines[paragraphEnd]?.trim() !== '') paragraphEnd += 1;
    let end = findEnd(hidden, index, isOpen ? paragraphEnd : lines.length);
    if (end === undefined) {
      // Once is enough to have searched the whole text.
      isOpen = true;
      end = paragraphEnd - 1;
    }
    lines.fill('', index, end + 1);
    index = end;
  }
  const rest = replaceOutsideCode(lines.join('\n'), /\{\/\*[^]{0,2000}?\*\/\}/g, () => '');
  const components = hideCode(rest)
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(/<([A-Z]\w{0,60})\b/g), ([, name = '']) => ({ name, line: index + 1 })),
    );
  return { text: rest, components };
}

/** The last line of the statement that begins on a line: where all of its brackets are closed; `undefined` if that is not above `limit`. */
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
    // Only between backticks does a text go on; any other open quote is an apostrophe in JSX.
    if (quote !== '`') quote = undefined;
    if (quote === undefined && depth <= 0 && !/(?:[=,?:&|+]|=>)\s*$/.test(line)) return index;
  }
  return undefined;
}
