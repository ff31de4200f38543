interface StyleSheetUrl {
  /** The URL itself, without quotes and escapes. */
  address: string;
  /** Offsets of the whole `url(...)`. */
  start: number;
  end: number;
}

/** Comments and strings are tokens too, so that lookalikes in them are skipped. */
const TOKENS =
  /\/\*[^]*?(?:\*\/|$)|(?<![\w-])url\(\s*(?:"((?:[^"\\\n]|\\[^])*)"|'((?:[^'\\\n]|\\[^])*)'|((?:[^\s"'()\\]|\\[^])*))\s*\)|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|@import(?![\w-])/gi;

/** Finds every URL in `url()` of a stylesheet, in order. */
export function findUrls(css: string): StyleSheetUrl[] {
  return [...css.matchAll(TOKENS)].flatMap(({ 0: token, 1: double, 2: single, 3: bare, index }) => {
    const written = double ?? single ?? bare;
    return written === undefined ? [] : [{ address: unescape(written), start: index, end: index + token.length }];
  });
}

/** The offsets of all `@import` rules. */
export function findImports(css: string): number[] {
  return [...css.matchAll(TOKENS)].filter(([token]) => token.startsWith('@')).map(({ index }) => index);
}

/** Replaces the URLs for which `replace` returns another. */
export async function replaceUrls(
  css: string,
  replace: (address: string) => string | undefined | Promise<string | undefined>,
): Promise<string> {
  let text = '';
  let done = 0;
  for (const { address, start, end } of findUrls(css)) {
    const other = await replace(address);
    if (other === undefined) continue;
    text += `${css.slice(done, start)}url("${other.replace(/["\\\n]/g, encodeURIComponent)}")`;
    done = end;
  }
  return text + css.slice(done);
}

function unescape(written: string): string {
  return written.replace(/\\(?:([\da-f]{1,6})\s?|\r?\n|([^]))/gi, (_, code?: string, character = '') =>
    code ? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)) : String(character),
  );
}
