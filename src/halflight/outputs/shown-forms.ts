import { toForm } from '../features/forms/to-form';
import type { ShownForm } from '../features/forms/destinations';
import { formsOn } from '../routes/route';
import type { PublishedSite } from './published';

/** The forms that the pages of a site show, by name, in the main language or the first that shows them. */
export function shownForms({ languages }: PublishedSite): ReadonlyMap<string, ShownForm> {
  const shown = new Map<string, ShownForm>();
  for (const { entries, settings, forms, person } of languages)
    for (const { node, collection } of [...entries.values()].flat())
      for (const { name } of formsOn({
        collection: collection.name,
        values: { ...node },
      })) {
        const form = shown.has(name) ? undefined : toForm(name, { ...settings, forms }, person);
        if (form) shown.set(name, form);
      }
  return shown;
}
