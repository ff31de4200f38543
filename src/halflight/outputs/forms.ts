import { findCollection } from '../collections';
import { CONTACT_FORM } from '../features/forms/destinations';
import { outputNames } from '../output-names';
import type { Output } from './output';
import { shownForms } from './shown-forms';

/**
 * What the declared forms of the site ask, in every language, the main one first. Our receiver validates answers with it; it says nothing that the
 * pages do not say.
 */
export const forms: Output = {
  once: true,
  files: [{ patterns: [`/${outputNames.forms}`], type: 'application/json; charset=utf-8', cache: 'page' }],
  // A site may have declared a collection of this name.
  isOn: ({ written, registry }) => written.has('form') && findCollection('form', registry)?.opaque === true,
  pathsOf: () => [`/${outputNames.forms}`],
  make: (site) => {
    const names = [...shownForms(site).keys()].filter((name) => name !== CONTACT_FORM);
    const declared = names.map((name) => [
      name,
      Object.fromEntries(
        site.languages.flatMap(({ settings: { language = 'en' }, forms }) => {
          const { label, button, fields } = forms[name] ?? {};
          return fields ? [[language, { label, button, fields }] as const] : [];
        }),
      ),
    ]);
    return [{ path: outputNames.forms, text: `${JSON.stringify(Object.fromEntries(declared))}\n` }];
  },
};
