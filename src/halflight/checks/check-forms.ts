import { findCollection } from '../collections';
import type { FormDeclaration, FormWords } from '../features/forms/declaration';
import { CONTACT_FORM } from '../features/forms/destinations';
import { reservedFields } from '../features/forms/message';
import { nearest } from '../nearest';
import type { Problem } from '../problem';
import { isProtected } from '../routes/protected';
import { formsOn } from '../routes/route';
import { findStrayWords } from '../sourcing/find-stray-words';
import type { Entry } from '../sourcing/read-entry';
import type { Check, CheckContext } from './context';

/**
 * Reports forms that are shown but not declared, that have nowhere to send their answers, or that a protected page shows; and in declarations, names
 * that are taken, and translations of what is not there.
 */
export const checkForms: Check = (context) => {
  const { entries, broken, collections } = context.content;
  // A site that has declared a collection of this name has no forms.
  const isForm = ({ collection }: Entry) =>
    collection === 'form' && findCollection('form', collections)?.opaque === true;
  const declarations = entries.filter(isForm);
  const main = context.content.site?.language;
  const isMain = ({ language }: Entry) => language === undefined || language === main;
  const declared = declarations.filter(isMain);
  // Errors in a declaration are reported there.
  const names = [...declared, ...broken.filter(isForm)].map(({ slug }) => slug);
  return [
    ...entries.flatMap((entry) => [...findUnknown(entry, names, context), ...findLocked(entry, context)]),
    ...declared.flatMap((entry) => findTaken(entry, context)),
    ...declarations.filter((entry) => !isMain(entry)).flatMap((entry) => findStray(entry, declared, context)),
    ...findUndeliverable(declared, context),
  ];
};

function findUnknown(entry: Entry, names: readonly string[], { at }: CheckContext): Problem[] {
  return formsOn(entry).flatMap((shown) => {
    if (shown.name === CONTACT_FORM && shown.at.includes('type')) return [];
    if (names.includes(shown.name)) return [];
    const suggestion = nearest(shown.name, names);
    const there = names.length > 0 ? `there are: ${names.join(', ')}` : 'there is no file in forms/';
    return [
      {
        ...at(entry.filePath, shown.at),
        severity: 'error',
        kind: 'unknown-form',
        message:
          shown.name === CONTACT_FORM
            ? 'the contact form has its own type of section: write "type: contact"'
            : `there is no form "${shown.name}"; ${there}`,
        ...(suggestion !== undefined && { suggestion }),
      },
    ];
  });
}

/** The receiver reads what a form asks from a file that anybody can open. */
function findLocked(entry: Entry, { at }: CheckContext): Problem[] {
  const [shown] = isProtected(entry) ? formsOn(entry) : [];
  return shown
    ? [
        {
          ...at(entry.filePath, shown.at),
          severity: 'error',
          kind: 'protected-form',
          message:
            'a protected page cannot show a form, because what a form asks is published: put it on an open page, and link there',
        },
      ]
    : [];
}

function findTaken({ slug, filePath, values }: Entry, { at }: CheckContext): Problem[] {
  const { fields } = values as unknown as FormDeclaration;
  const problem = (path: PropertyKey[], kind: string, message: string): Problem => ({
    ...at(filePath, path),
    severity: 'error',
    kind,
    message,
  });
  const own =
    slug === CONTACT_FORM
      ? [
          problem(
            ['label'],
            'taken-name',
            'forms/contact.md would be the contact form, which "contact" in site.md sets: give the file another name',
          ),
        ]
      : [];
  return [
    ...own,
    ...fields.flatMap(({ name }, index) => {
      if (fields.findIndex((other) => other.name === name) < index)
        return [
          problem(
            ['fields', index, 'name'],
            'duplicate-field',
            `there is a field "${name}" above: names of fields must be unique`,
          ),
        ];
      return reservedFields.includes(name) || name in Object.prototype
        ? [
            problem(
              ['fields', index, 'name'],
              'taken-name',
              `"${name}" is sent with every form for another purpose: choose another name`,
            ),
          ]
        : [];
    }),
  ];
}

function findStray({ slug, filePath, values }: Entry, declared: readonly Entry[], { at }: CheckContext): Problem[] {
  const original = declared.find((entry) => entry.slug === slug);
  const { fields } = values as FormWords;
  return findStrayWords(
    'forms',
    { filePath, slug, fields },
    original && { filePath: original.filePath, fields: (original.values as unknown as FormDeclaration).fields },
  ).map(({ path, kind, message, suggestion }) => ({
    ...at(filePath, path),
    severity: 'error',
    kind,
    message,
    ...(suggestion !== undefined && { suggestion }),
  }));
}

/** Reports the first form without a destination; `check-contact.ts` does so for the contact form. */
function findUndeliverable(
  declared: readonly Entry[],
  { at, content: { entries, files, site, person } }: CheckContext,
): Problem[] {
  if (!site || (files.has('person.md') && !person) || person?.email) return [];
  if (site.contact && site.contact.destination !== 'mailto') return [];
  const shown = new Set(entries.flatMap(formsOn).map(({ name }) => name));
  return declared.flatMap(({ slug, filePath, values }) => {
    const { contact } = values as unknown as FormDeclaration;
    return shown.has(slug) && (contact?.destination ?? 'mailto') === 'mailto'
      ? [
          {
            ...at(filePath, ['contact']),
            severity: 'error' as const,
            kind: 'no-destination',
            message:
              'the form has nowhere to send its answers: set "contact" in site.md or here, or give person.md an "email"',
          },
        ]
      : [];
  });
}
