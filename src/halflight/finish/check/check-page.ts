import { START, type Problem } from '../../problem';
import type { PageFacts } from './read-page';

/** Checks a page on its own: one main heading, a title, description and language, valid data, unique ids, and that the ids it refers to exist. */
export function checkPage(facts: PageFacts, file: string): Problem[] {
  const found: Problem[] = [];
  const add = (kind: string, message: string, place = START, severity: Problem['severity'] = 'error') =>
    void found.push({ file, ...place, severity, kind, message });
  for (const { message, place } of facts.badData) add('bad-data', message, place);
  // A redirect page has no content, and a file such as `__forms.html` is for programs, not visitors.
  if (facts.movesTo === undefined && !file.startsWith('__')) {
    const [first, second] = facts.headings;
    if (!first) add('no-heading', 'the page has no top-level heading (h1)');
    if (second) add('several-headings', `the page has ${facts.headings.length} top-level headings (h1)`, second);
    if (facts.title === '') add('no-title', 'the page has no title');
    if (facts.language === '') add('no-language', 'the page does not declare its language (lang)');
    // Error pages have no author, and search engines do not list them.
    if (facts.description === '' && !/^(?:\d{3}|error)\.html$/.test(file))
      add(
        'no-description',
        'the page has no description: give it a "summary", or site.md a "description"',
        START,
        'warning',
      );
  }
  for (const { id, place } of facts.repeatedIds)
    add('repeated-id', `the id "${id}" is on the page more than once`, place);
  for (const { attribute, id, place } of facts.named)
    if (!facts.ids.has(id)) add('dead-anchor', `"${attribute}" names "${id}", which is not on the page`, place);
  return found;
}
