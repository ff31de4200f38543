import { findCollection } from '../collections';
import type { FormDeclaration, FormWords } from '../features/forms/declaration';
import { CONTACT_FORM } from '../features/forms/destinations';
import { reservedFields } from '../features/forms/message';
import { nearest } from '../nearest';
import type { Problem } from '../problem';
import { isProtected } from '../routes/protected';
import { formsOn } from '../routes/route';
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
    ...declarations.filter((entry) => !isMain(entry)).flatMap((entry) => findStrayWords(entry, declared, context)),
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

function findStrayWords(
  { slug, filePath, values }: Entry,
  declared: readonly Entry[],
  { at }: CheckContext,
): Problem[] {
  const original = declared.find((entry) => entry.slug === slug);
  if (!original)
    return [
      {
        ...at(filePath, []),
        severity: 'error',
        kind: 'no-original',
        message: `translates forms/${slug}.md, which is not there or has mistakes: write it in the main language first`,
      },
    ];
  const { fields } = original.values as unknown as FormDeclaration;
  const names = fields.map(({ name }) => name);
  return ((values as FormWords).fields ?? []).flatMap(({ name, options }, index): Problem[] => {
    const asked = fields.find((field) => field.name === name);
    const suggestion = nearest(name, names);
    if (!asked)
      return [
        {
          ...at(filePath, ['fields', index, 'name']),
          severity: 'error',
          kind: 'unknown-field',
          message: `${original.filePath} has no field "${name}"; there are: ${names.join(', ')}`,
          ...(suggestion !== undefined && { suggestion }),
        },
      ];
    if (!options || options.length === asked.options?.length) return [];
    return [
      {
        ...at(filePath, ['fields', index, 'options']),
        severity: 'error',
        kind: 'bad-options',
        message: asked.options
          ? `must have a word for each of the ${asked.options.length} options of "${name}" in ${original.filePath}, in their order: ${asked.options.join(', ')}`
          : `"${name}" is of kind ${asked.kind}, which has no options: remove them`,
      },
    ];
  });
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
