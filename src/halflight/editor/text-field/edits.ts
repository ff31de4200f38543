/** A text with a selection from `start` up to, but not including, `end`. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces the characters in `from`–`to` with `by`, then selects `start`–`end`. Both ends are exclusive. */
export interface Edit {
  from: number;
  to: number;
  by: string;
  start: number;
  end: number;
}

/** Toggles marks such as `**` around the selection, without its outer spaces. Without a selection, puts the cursor between them. */
export function wrap({ text, start, end }: Selected, mark: string): Edit {
  const selection = text.slice(start, end);
  const from = start + (selection.length - selection.trimStart().length);
  const to = Math.max(from, end - (selection.length - selection.trimEnd().length));
  const inner = text.slice(from, to);
  const isAround = text.slice(from - mark.length, from) === mark && text.slice(to, to + mark.length) === mark;
  // One of the two asterisks around bold text does not make it italic.
  const isLonger = text[from - mark.length - 1] === mark[0] && text[to + mark.length] === mark[0] && mark.length === 1;
  if (isAround && !isLonger)
    return {
      from: from - mark.length,
      to: to + mark.length,
      by: inner,
      start: from - mark.length,
      end: to - mark.length,
    };
  return { from, to, by: mark + inner + mark, start: from + mark.length, end: to + mark.length };
}

const ANY_PREFIX = /^(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d+[.)][ \t]+)/;

/** Toggles a prefix such as `- ` on each selected line, replacing other prefixes. Empty lines stay unchanged. */
export function prefix({ text, start, end }: Selected, wanted: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isAll = lines.every((line) => line === '' || line.startsWith(wanted)) && lines.some((line) => line !== '');
  const by = lines
    .map((line) => {
      if (line === '' && lines.length > 1) return line;
      return isAll ? line.slice(wanted.length) : wanted + line.replace(ANY_PREFIX, '');
    })
    .join('\n');
  return { from, to, by, start: lines.length > 1 ? from : from + by.length, end: from + by.length };
}

/** Replaces the selection with a link. */
export function link({ start, end }: Selected, words: string, url: string): Edit {
  const by = `[${escape(words || url)}](${toDestination(url)})`;
  return { from: start, to: end, by, start: start + by.length, end: start + by.length };
}

/** Inserts a picture as its own paragraph: after the one with the cursor, or at the start of the text if the cursor is there. */
export function picture({ text, start, end }: Selected, alt: string, url: string): Edit {
  const next = text.indexOf('\n\n', Math.max(start, end));
  const at = text.slice(0, end).trim() === '' ? 0 : next < 0 ? text.trimEnd().length : next;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const by = `${before === '' ? '' : '\n\n'}![${escape(alt)}](${toDestination(url)})${before === '' && after.trim() !== '' ? '\n\n' : ''}`;
  return { from: at, to: at, by, start: at + by.length, end: at + by.length };
}

export function apply(text: string, { from, to, by }: Edit): string {
  return text.slice(0, from) + by + text.slice(to);
}

function escape(words: string): string {
  return words
    .replace(/[[\]\\]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The target of a link: a host gets a scheme, and a URL with characters that would end the target gets angle brackets. */
function toDestination(url: string): string {
  const full =
    /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(url) && !/\.(?:md|jpe?g|png|avif|webp|svg|pdf)$/i.test(url)
      ? `https://${url}`
      : url;
  return /[\s()<>]/.test(full) ? `<${full.replace(/[<>]/g, encodeURIComponent)}>` : full;
}
