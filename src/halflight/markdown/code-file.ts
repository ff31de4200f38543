import { LISTED_VALUES } from '../limits';
import { nearest } from '../nearest';

/** What a fence shows of a file beside the text. */
export interface CodeSource {
  /** The path as written, relative to the folder of the text. */
  file: string;
  /** `3`, `3-9` or `3-`. */
  lines?: string;
  /** The name of a region. */
  region?: string;
}

/** The shown part of a file. */
export interface CodePart {
  code: string;
  /** The number of its first line in the file. */
  firstLine: number;
}

/** Why there is nothing to show, as a part of a sentence. */
export interface CodeMistake {
  mistake: string;
  suggestion?: string;
}

/** The signs that begin and end a comment in common languages. */
const BEGIN = String.raw`(?:\/\/+|\/\*+|#|<!--|--|%+|;+|'|"|\(\*|\{-|\{\/\*|rem\s|::)?\s*`;
const END = String.raw`\s*(?:\*\/\}?|-->|\*\)|-\})?\s*`;

/** `// #region name`, `#pragma region name`, `<!-- #region name -->` and the like. In a comment, the `#` may be missing, as in JetBrains’ editors. */
const BEGINS = new RegExp(String.raw`^\s*${BEGIN}#?\s*(?:pragma\s+)?region(?:\s+(.*?))?${END}$`, 'i');
const ENDS = new RegExp(String.raw`^\s*${BEGIN}#?\s*(?:pragma\s+)?end\s?region\b.*$`, 'i');

/** The part of a file that a fence asks for, without the indentation that all its lines share. */
export function cutCode(text: string, { file, lines, region }: CodeSource): CodePart | CodeMistake {
  const all = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n');
  if (lines !== undefined && region !== undefined)
    return { mistake: 'a code block shows either lines or a region of a file: take one of them away' };
  if (lines !== undefined) return cutLines(all, lines, file);
  if (region !== undefined) return cutRegion(all, region, file);
  return { code: all.join('\n'), firstLine: 1 };
}

function cutLines(all: readonly string[], lines: string, file: string): CodePart | CodeMistake {
  const [, begin, dash, end] = /^\s*(\d+)\s*(?:(-)\s*(\d*))?\s*$/.exec(lines) ?? [];
  const from = Number(begin);
  const to = end ? Number(end) : dash ? all.length : from;
  if (begin === undefined || from === 0 || (end && to < from)) {
    return {
      mistake: `lines="${lines}" names no lines: write one as "3", several as "3-9", and all from one on as "3-"`,
      ...(end && to < from && to > 0 && { suggestion: `lines="${to}-${from}"` }),
    };
  }
  const last = Math.max(from, to);
  if (last > all.length)
    return { mistake: `${file} has ${all.length} ${all.length === 1 ? 'line' : 'lines'}, and no line ${last}` };
  return { code: withoutIndent(all.slice(from - 1, to)), firstLine: from };
}

function cutRegion(all: readonly string[], region: string, file: string): CodePart | CodeMistake {
  const names = all.map((line) => BEGINS.exec(line)?.[1]?.trim());
  const start = names.indexOf(region.trim());
  if (start === -1) {
    const known = [...new Set(names.filter((name) => name))] as string[];
    const suggestion = nearest(region, known);
    const listed = known.slice(0, LISTED_VALUES).join(', ');
    return {
      mistake:
        known.length > 0
          ? `${file} has no region "${region}"; it has ${listed}`
          : `${file} has no region: begin one with a comment such as "// #region ${region}", and end it with "// #endregion"`,
      ...(suggestion !== undefined && { suggestion }),
    };
  }
  const shown: string[] = [];
  let depth = 1;
  for (const line of all.slice(start + 1)) {
    if (ENDS.test(line)) depth -= 1;
    else if (BEGINS.test(line)) depth += 1;
    else shown.push(line);
    if (depth === 0) return { code: withoutIndent(shown), firstLine: start + 2 };
  }
  return { mistake: `the region "${region}" of ${file} never ends: write a comment with #endregion below it` };
}

/** Lines without the indentation that all of them share. */
function withoutIndent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  let shared = indents[0] ?? '';
  for (const indent of indents) while (!indent.startsWith(shared)) shared = shared.slice(0, -1);
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trimStart())).join('\n');
}
