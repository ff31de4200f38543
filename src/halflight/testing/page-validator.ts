import { findBrokenReference } from '../finish/check/find-broken-reference';
import { checkPage } from '../finish/check/check-page';
import type { Problem } from '../problem';
import { toPublicSite } from '../finish/check/public-site';
import { loadPageReader } from '../finish/check/read-page';
import { findInvalidHtml } from '../cli/find-invalid-html';

/** The results of checking a page that contains only a heading and a text. */
interface Findings {
  /** Errors, with the HTML around them. */
  findings: string[];
  ids: ReadonlySet<string>;
}

/** Checks rendered texts in the same way as the pages of a finished site. `dead` says whether broken links count. */
export async function createPageValidator(): Promise<(html: string, dead?: boolean) => Findings> {
  const readPage = await loadPageReader();
  const file = 'posts/text/index.html';
  return (html, dead = true) => {
    const page = `<!DOCTYPE html><html lang="en"><head><title>T</title><meta name="description" content="d"></head><body><main><h1>T</h1>${html}</main></body></html>`;
    const facts = readPage(page);
    const ids = new Map([[file, facts.ids]]);
    const site = toPublicSite({ url: 'https://example.org/', files: [file], ids, redirects: new Map() });
    const references = dead ? facts.references : [];
    const problems: Problem[] = [
      ...checkPage(facts, file),
      ...references.flatMap((reference) => {
        const problem = findBrokenReference(reference, file, site);
        return problem ? [{ file, ...reference.place, ...problem }] : [];
      }),
    ];
    return {
      ids: facts.ids,
      findings: [
        ...problems
          .filter(({ severity }) => severity === 'error')
          .map(({ kind, message, line, column }) => `${line}:${column} ${message} (${kind})`),
        ...findInvalidHtml(page),
      ],
    };
  };
}
