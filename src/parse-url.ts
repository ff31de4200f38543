/**
 * A text as a URL, read from a base where there is one; `undefined` for what is none. Node 20's `URL.canParse` must not be asked instead: once
 * it has been called often enough to be compiled, it refuses every text with letters such as ü (tried with 20.20.2).
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
