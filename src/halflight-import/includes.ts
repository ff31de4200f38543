import { posix } from 'node:path';
import type { Skipped } from './importer';
import type { Source } from './source';
import { hideCode } from './tags/turn-tags';

interface Include {
  /** What every text that has it contains. */
  sign: string;
  pattern: RegExp;
  /** Whether it is also meant within code; elsewhere it is an example there. */
  inCode?: true;
}

/** How a text shows a file, or a part of it: in mdBook and MkDocs also within code, in VitePress as code of its own. */
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

/** Puts the files that a text shows into it. `folders` are where their paths may begin. One that is not there stays, and is reported. */
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

/** Lines in a file that only mark its parts. */
const MARK = /\bANCHOR(?:_END)?:|#?\b(?:end)?region\b|--8<--/;

/** Some lines of a file, `2:5`, or those between the marks of a name in it. */
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
