/** The name of a transcript in Markdown. By it, the file is known to be no entry of its folder. */
export const TRANSCRIPT_NAME = /\.transcript\.md$/;

/** A paragraph of a transcript: what somebody says from a time on, in seconds. */
export interface Spoken {
  start: number;
  speaker?: string;
  text: string;
}

/** A pause of this many seconds begins a new paragraph, as does the end of a sentence after this many characters. */
const PAUSE = 2;
const PARAGRAPH = 400;

const TIME = /(?:(\d+):)?(\d\d):(\d\d)[.,](\d{3})/;
const TIMES = new RegExp(`^\\s*${TIME.source}\\s+-->\\s+${TIME.source}`);

/** Reads a transcript in WebVTT or SubRip as paragraphs, without formatting; empty if nothing in it can be read. */
export function readTranscript(file: string): Spoken[] {
  const paragraphs: Spoken[] = [];
  let ended = -Infinity;
  for (const block of file.replace(/^\uFEFF/, '').split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const lines = block.split(/\r?\n/);
    const at = lines.findIndex((line) => TIMES.test(line));
    if (at < 0) continue;
    const [, ...times] = TIMES.exec(lines[at] ?? '') ?? [];
    const written = lines.slice(at + 1).join(' ');
    const speaker = /<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(written)?.[1]?.trim();
    const text = toPlain(written);
    if (text === '') continue;
    const start = secondsOf(times.slice(0, 4));
    const last = paragraphs.at(-1);
    const goesOn =
      last &&
      last.speaker === speaker &&
      start - ended < PAUSE &&
      !(last.text.length > PARAGRAPH && /[.!?…。！？؟]["”’»]?$/.test(last.text));
    if (goesOn) last.text += ` ${text}`;
    else paragraphs.push({ start, ...(speaker !== undefined && { speaker }), text });
    ended = secondsOf(times.slice(4));
  }
  return paragraphs;
}

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00A0', lrm: '', rlm: '' };

function toPlain(cue: string): string {
  return cue
    .replace(/<[^>]*>|\{\\[^}]*\}/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t]+/g, ' ')
    .trim();
}
