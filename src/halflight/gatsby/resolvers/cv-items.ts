import type { Collection } from '../../collections/define-collection';
import { told, toMonths, type CvCollection, type CvItem, type Told } from '../../collections/cv/item';
import { isShared } from '../../collections/collection/to-own-collection';
import { type EntryNode, summaryOf } from '../../collections/entry-node';
import { findEntry, type Resolving } from '../../sourcing/resolving';
import { withTextFields } from '../../sourcing/text-fields';
import { collectionOf, pathOf } from './addresses';
import { toFacts, whenOf } from './own-entries';
import { bodyOf, getNodeOf } from './texts';

/** Entries by id, in the given order, as a CV shows them: without pictures, which no CV has. */
export async function cvItemsOf(ids: readonly string[], resolving: Resolving): Promise<CvItem[]> {
  const entries = ids.map((id) => findEntry(id, resolving)).filter((entry) => entry !== undefined);
  return Promise.all(entries.map((entry) => toItem(entry, resolving)));
}

async function toItem(entry: EntryNode, resolving: Resolving): Promise<CvItem> {
  const collection = collectionOf(entry.collection, resolving);
  const { id, title = '', titleHtml, language, hasBody } = entry;
  const path = pathOf(entry, resolving);
  // An entry without a page of its own is shown with its text; of any other, the page has it.
  const text = hasBody && collection.body?.listed && path === undefined;
  const summary = path === undefined ? entry.summary : summaryOf(withTextFields(entry, getNodeOf(resolving)));
  return {
    ...(collection.declared ? await toldOfOwn(entry, collection, resolving) : toldOf(entry)),
    id,
    collection: entry.collection,
    title,
    ...(titleHtml !== undefined && { titleHtml }),
    ...(language !== undefined && { language }),
    ...(path !== undefined && { to: path }),
    ...(text ? { text: await bodyOf(entry, resolving, false) } : summary !== undefined && { summary }),
  };
}

/** Gatsby's nodes have `null` for what an entry does not say. */
function toldOf(entry: EntryNode): Told {
  const values = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));
  const read = told[entry.collection as CvCollection] as (values: object) => Told;
  return read(values);
}

/** Of a collection that the site declares: when it takes place or was published, and the words of its card. */
async function toldOfOwn(entry: EntryNode, collection: Collection, resolving: Resolving): Promise<Told> {
  const { card = [], fields = [] } = collection.declared ?? {};
  const names = card.filter(
    (name) => !isShared(name) && fields.some((field) => field.name === name && WORDS.includes(field.kind)),
  );
  const facts = await toFacts(entry, collection, names, resolving);
  const when = whenOf(entry, resolving);
  return {
    where: facts.flatMap(({ values }) => values.map(String)),
    ...(when && toMonths(when.start, when.end)),
  };
}

/** The kinds of field that a line of a CV can have. */
const WORDS: readonly string[] = ['text', 'choice'];
