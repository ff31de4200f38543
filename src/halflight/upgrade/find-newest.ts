import { maxSatisfying, valid } from 'semver';

/** The newest release among the tags of a repository (`v0.2.0`), as a version; `undefined` if none. Pre-releases are ignored. */
export function findNewest(tags: readonly string[]): string | undefined {
  const versions = tags.flatMap((tag) => (/^v\d/.test(tag) ? (valid(tag) ?? []) : []));
  return maxSatisfying(versions, '*') ?? undefined;
}
