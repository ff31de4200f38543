import { maxSatisfying, valid } from 'semver';

/**
 * The newest release among the tags of a repository, such as `v0.2.0`, as a version; `undefined` if there is none. Other tags and pre-releases
 * (`v1.0.0-beta.1`) are ignored.
 */
export function findNewest(tags: readonly string[]): string | undefined {
  const versions = tags.flatMap((tag) => (/^v\d/.test(tag) ? (valid(tag) ?? []) : []));
  return maxSatisfying(versions, '*') ?? undefined;
}
