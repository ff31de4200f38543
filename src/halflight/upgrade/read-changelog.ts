import { gt, lte, valid } from 'semver';

/** A version in a changelog: `## 0.2.0, 2026-12-01`, and the text below it. */
export interface Version {
  version: string;
  text: string;
}

/** Parses the versions of a changelog, in its order. Text above the first is ignored. */
export function readChangelog(text: string): Version[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = valid(/^[^\s,]+/.exec(section)?.[0] ?? '');
      return version === null ? [] : [{ version, text: `## ${section.trim()}` }];
    });
}

/** The changelog of the versions after `from`, up to and including `to`; '' if there are none. */
export function changesBetween(text: string, from: string, to: string): string {
  return readChangelog(text)
    .filter(({ version }) => gt(version, from) && lte(version, to))
    .map((version) => version.text)
    .join('\n\n');
}
