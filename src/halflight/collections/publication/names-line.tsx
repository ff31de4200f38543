import { Said, useSite } from '../../ui/components/site-context/site-context';
import { formatListParts } from '../../words/fill';
import { AND_OTHERS } from './cite';
import { isSamePerson, toDisplayName } from './names';

interface NamesProps {
  names: readonly string[] | null | undefined;
  /** Whether there are more authors, who are not named. */
  others?: boolean | null | undefined;
  edited?: boolean | null | undefined;
}

/** The authors or editors, with the site's person in bold. */
export function Names({ names: written, others, edited }: NamesProps) {
  const { person, language } = useSite();
  if (!written?.length) return null;
  const display = written.map(toDisplayName);
  // "et al." follows, so there is no "and" before the last name.
  const parts = others
    ? display.flatMap((text, item) => [...(item > 0 ? [{ text: ', ' }] : []), { text, item }])
    : formatListParts(display, language);
  const names = [
    ...parts.map(({ text, item }: { text: string; item?: number }, index) => {
      const author = item === undefined ? undefined : written[item];
      return author && person.name && isSamePerson(author, person.name) ? <b key={index}>{text}</b> : text;
    }),
    ...(others ? [` ${AND_OTHERS}`] : []),
  ];
  return <p className="publication-authors">{edited ? <Said word="editedBy" values={{ names }} /> : names}</p>;
}
