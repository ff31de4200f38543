import { slug } from 'github-slugger';
import { hideCode } from './tags/turn-tags';
import { toWatchUrl } from './tags/equals';

/** What kramdown adds to Markdown and a reader here would see: `{: .class}` behind or below something. */
const ATTRIBUTES = /[ \t]?\{:(?:\s?[.#:]?[\w-]+(?:=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}]+))?){0,20}\s*\}/g;
const CONTENTS = /^[ \t]*(?:[-*+]|\d+\.)[ \t]+(?:TOC|toc|Table of contents).*\n[ \t]*\{:\s*toc[^}\n]*\}[ \t]*\n?/gm;

/** What of a text other Markdown parsers than ours have taken for themselves, turned or taken away. Code is left as it is. */
export function cleanMarkdown(text: string): { text: string; cleaned: number } {
  let cleaned = 0;
  const count = (replacement: string) => {
    cleaned += 1;
    return replacement;
  };
  const steps: ((source: string) => string)[] = [
    (source) => replaceOutsideCode(source, CONTENTS, () => count('')),
    (source) =>
      replaceOutsideCode(
        source,
        /^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*#([\w:.-]+)[^{}\n]*\}[ \t]*$/gm,
        ([, heading = '', id = '']) => {
          const words = heading.replace(/^#+\s+/, '');
          // A link from anywhere in the world may lead to it.
          return count(slug(words) === id ? heading : `${heading} <a id="${id}"></a>`);
        },
      ),
    (source) =>
      replaceOutsideCode(source, /^(#{1,6}[ \t].*?)[ \t]*\{[ \t]*\.[^{}\n]*\}[ \t]*$/gm, ([, heading = '']) =>
        count(heading),
      ),
    (source) => replaceOutsideCode(source, ATTRIBUTES, () => count('')),
    (source) =>
      replaceOutsideCode(
        source,
        /(^[ \t]*)?(?:<(?:p|div|center)\b[^>\n]{0,200}>\s{0,20})?<iframe\b[^>]{0,2000}\bsrc=["']([^"']{1,500})["'][^>]{0,2000}>\s{0,20}<\/iframe>(?:\s{0,20}<\/(?:p|div|center)>)?/gm,
        ([whole = '', , src = '']) => {
          const video = toWatchUrl(src);
          return video ? count(`\n\n${video}\n\n`) : whole;
        },
      ),
    (source) =>
      replaceOutsideCode(
        source,
        /<script\b[^>]{0,200}\bsrc=["'](?:https?:)?\/\/gist\.github\.com\/([\w/-]{1,200})\.js[^"']{0,100}["'][^>]{0,200}>\s{0,20}<\/script>/g,
        ([, id = '']) => count(`[Gist ${id}](https://gist.github.com/${id})`),
      ),
    // The names of files with spaces in them, which some parsers take.
    (source) =>
      replaceOutsideCode(
        source,
        /(!?\[[^[\]\n]{0,300}\])\(([^()<>"\n]{1,300}?\.[a-z\d]{2,5})([ \t]+"[^"\n]*")?\)/gi,
        ([whole = '', words = '', target = '', title = '']) =>
          /\s/.test(target.trim()) && !/^https?:/.test(target) ? count(`${words}(<${target.trim()}>${title})`) : whole,
      ),
  ];
  return { text: steps.reduce((source, step) => step(source), text), cleaned };
}

/** Replaces what a pattern finds outside of code. */
function replaceOutsideCode(text: string, pattern: RegExp, replace: (match: string[]) => string): string {
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

/** A text of MDX without the code around its words: imports and exports. What it shows in JSX stays. */
export function withoutModuleCode(text: string): { text: string; components: { name: string; line: number }[] } {
  const hidden = hideCode(text).split('\n');
  const lines = text.split('\n');
  let isCode = false;
  const kept = lines.map((line, index) => {
    if (/^(?:import|export)\s/.test(hidden[index] ?? '')) isCode = true;
    const leave = isCode;
    if (isCode && (/[;'"]\s*$/.test(line) || line.trim() === '' || /^\}/.test(line))) isCode = false;
    return leave ? '' : line;
  });
  const rest = kept.join('\n').replace(/\{\/\*[^]{0,2000}?\*\/\}/g, '');
  const components = hideCode(rest)
    .split('\n')
    .flatMap((line, index) =>
      Array.from(line.matchAll(/<([A-Z]\w{0,60})\b/g), ([, name = '']) => ({ name, line: index + 1 })),
    );
  return { text: rest, components };
}
