import { gt, lte, valid } from 'semver';

/** A version of a changelog: `## 0.2.0, 2026-12-01`, and what stands below it. */
export interface Version {
  version: string;
  text: string;
}

/** Reads the versions of a changelog, in its order. What stands above the first is left out. */
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

/** What a changelog says of the versions after one up to another; empty where it says nothing. */
export function changesBetween(text: string, from: string, to: string): string {
  return readChangelog(text)
    .filter(({ version }) => gt(version, from) && lte(version, to))
    .map((version) => version.text)
    .join('\n\n');
}
