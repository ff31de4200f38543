import { settingsIn, type SiteSettings } from '../derive/languages';
import { inWords } from '../derive/to-distinct-urls';
import { tagUrlsOf } from '../derive/to-url';
import { groupBy } from '../group-by';
import { withoutInvisible } from '../invisible';
import { tagsOf } from '../routes/route';
import type { Entry } from '../sourcing/read-entry';
import { byLanguage } from './by-language';
import type { Check, CheckContext } from './context';
import type { Problem, UnplacedProblem } from '../problem';

/**
 * Warns of tags that differ only in case, spaces, hyphens, underscores and dots between letters, and so are meant to be the same. Different tags with
 * the same URL, even with their signs spelled out (C++ and C plus plus), are an error, and so is a tag without a URL.
 */
export const checkTags: Check = ({ at, content: { entries, site } }) => {
  return byLanguage(entries).flatMap((own) =>
    checkLanguage(own, settingsIn<Partial<SiteSettings>>(site ?? {}, own[0]?.language), at),
  );
};

function checkLanguage(
  entries: readonly Entry[],
  { language, transliterate }: Partial<SiteSettings>,
  at: CheckContext['at'],
): Problem[] {
  const uses = groupBy(
    entries.flatMap((entry) => tagsOf(entry).map((tag, index) => ({ tag, entry, index }))),
    ({ tag }) => tag,
  );
  const atEachUse = (tag: string, problem: UnplacedProblem): Problem[] =>
    (uses.get(tag) ?? []).map(({ entry, index }) => ({ ...at(entry.filePath, ['tags', index]), ...problem }));
  const urlOf = tagUrlsOf(uses.keys(), { language, transliterate });
  const byUse = [...uses].sort(([, a], [, b]) => b.length - a.length).map(([tag]) => tag);
  const usual = new Map<string, string>();
  const owners = new Map<string, string>();
  return byUse.flatMap((tag) => {
    const forms = toPlainForms(tag, language);
    const address = urlOf(tag);
    const alike = forms.map((form) => usual.get(form)).find((other) => other !== undefined);
    if (alike !== undefined)
      return atEachUse(tag, {
        severity: 'warning',
        kind: 'similar-tag',
        ...(withoutInvisible(tag) === withoutInvisible(alike)
          ? {
              message: `the tag "${tag}" is written elsewhere with other invisible characters; write it one way`,
              suggestion: withoutInvisible(tag),
            }
          : { message: `the tag "${tag}" is written "${alike}" elsewhere; write it one way`, suggestion: alike }),
      });
    for (const form of forms) usual.set(form, tag);
    const owner = address === undefined ? '' : owners.get(address);
    if (address !== undefined && owner === undefined) {
      owners.set(address, tag);
      return [];
    }
    // The tag with signs is the one to rename, because signs can be spelled out. Without an owner, the URL itself is wrong.
    const [renamed, kept] = owner && inWords(tag) === tag && inWords(owner) !== owner ? [owner, tag] : [tag, owner];
    const suggestion = inWords(renamed);
    return atEachUse(renamed, {
      severity: 'error',
      kind: 'duplicate-url',
      message:
        kept && address
          ? `the tags "${renamed}" and "${kept}" would have the same URL, ${address}: URLs are made of letters and digits`
          : `the tag "${renamed}" cannot have a URL: it has no letters or digits`,
      ...(suggestion !== renamed && { suggestion }),
    });
  });
}

/**
 * A tag in lower case without invisible characters, spaces, hyphens, underscores and dots between letters: lowercased by the rules of most languages,
 * and by those of its own (`ı` for `I` in Turkish).
 */
function toPlainForms(tag: string, language = 'en'): string[] {
  const written = withoutInvisible(tag).normalize('NFC');
  return [written.toLowerCase(), written.toLocaleLowerCase(language)].map((small) =>
    // In most languages, lowercasing `İ` gives an i with a second dot.
    small.replaceAll('i\u0307', 'i').replace(/[\s_-]+|(?<=\p{L})\.(?=\p{L})/gu, ''),
  );
}
