import { posix } from 'node:path';
import type { Skipped } from './importer';
import type { Source } from './source';
import { hideCode } from './tags/turn-tags';

interface Include {
  /** A string that every text with this syntax contains, for a quick check. */
  sign: string;
  pattern: RegExp;
  /** Whether the syntax also applies within code; otherwise it is an example there. */
  inCode?: true;
}

/** How texts include a file or part of one: mdBook and MkDocs also within code, VitePress as a code block. */
const INCLUDES: readonly Include[] = [
  {
    sign: '{{#',
    inCode: true,
    pattern:
      /^(?<indent>[ \t]*)\{\{#(?:(?:rustdoc_)?include|playground)[ \t]+(?<path>[^{}\s:]{1,300})(?::(?<part>[^{}\s]{0,100}))?(?:[ \t][^{}\n]{0,100})?\}\}[ \t]*$/gm,
  },
  {
    sign: '8<-',
    inCode: true,
    pattern: /^(?<indent>[ \t]*)-{1,2}8<-{1,2}[ \t]+"(?<path>[^"\n:]{1,300})(?::(?<part>[^"\n]{0,100}))?"[ \t]*$/gm,
  },
  {
    sign: '<<<',
    pattern:
      /^(?<indent>[ \t]*)(?<code><<<)[ \t]*(?<path>[^\s{}[\]#<]{1,300})(?:#(?<part>[\w-]{1,100}))?(?<info>[^\n]{0,200})$/gm,
  },
  {
    sign: '@include:',
    pattern:
      /^(?<indent>[ \t]*)<!--[ \t]*@include:[ \t]*(?<path>[^\s{}#]{1,300}?)(?:#(?<part>[\w-]{1,100}))?[ \t]*-->[ \t]*$/gm,
  },
];

/**
 * Inserts included files into a text. `folders` are those that their paths may be relative to. An include of a missing file stays and is reported.
 */
export function withIncludes(
  text: string,
  { file, folders, source, skipped }: { file: string; folders: readonly string[]; source: Source; skipped: Skipped[] },
): string {
  return INCLUDES.reduce((said, { sign, pattern, inCode }) => {
    if (!said.includes(sign)) return said;
    const hidden = hideCode(said);
    return said.replace(pattern, (...found) => {
      const { indent = '', path = '', part, code, info = '' } = found.at(-1) as Record<string, string | undefined>;
      const [whole, offset] = [found[0], found.at(-3) as number];
      if (!inCode && hidden.slice(offset, offset + whole.length) !== whole) return whole;
      const from = folders
        .map((folder) => posix.join(folder, path.replace(/^@\//, '')))
        .find((candidate) => !candidate.startsWith('..') && source.has(candidate));
      if (from === undefined) {
        skipped.push({ file, why: `it shows a file that is not there: ${path}` });
        return whole;
      }
      const shown = partOf(source.text(from), part ?? '');
      const options = info.replace(/\{([\d,-]*)[^{}]*\}/, (_, lines: string) => (lines ? `{${lines}}` : '')).trim();
      const written = code ? `\`\`\`${posix.extname(from).slice(1)} ${options}\n${shown}\n\`\`\`` : shown;
      return written.replace(/^(?=.)/gm, indent);
    });
  }, text);
}

/** Lines that only mark sections of a file. */
const MARK = /\bANCHOR(?:_END)?:|#?\b(?:end)?region\b|--8<--/;

/** Part of a file: a range of lines such as `2:5`, or a named section. */
function partOf(text: string, part: string): string {
  const lines = text.replace(/\n+$/, '').split('\n');
  const [from = '', to] = part.split(':');
  const isMark = (line: string) => MARK.test(line) && line.includes(from);
  const start = lines.findIndex(isMark);
  const end = lines.findIndex((line, at) => at > start && isMark(line));
  const chosen = /^\d*$/.test(from)
    ? lines.slice(Number(from || 1) - 1, to === undefined ? (from ? Number(from) : undefined) : Number(to) || undefined)
    : start < 0
      ? []
      : lines.slice(start + 1, end < 0 ? undefined : end);
  return chosen.filter((line) => !MARK.test(line)).join('\n');
}
