import sax from 'sax';

/** An element of an XML file, with its namespace prefix in its name: `wp:author`. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly in it. */
  text: string;
  /** Whether it is closed: in a file that was cut off, the last elements are not. */
  isWhole: boolean;
}

/**
 * Reads XML. What is not well-formed is skipped and counted. Entities that the file declares are never expanded, so they cannot exhaust memory.
 *
 * @returns The element around the root, and the number of mistakes.
 */
export function readXml(xml: string): { document: XmlElement; mistakes: number } {
  const parser = sax.parser(true, { position: false });
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '', isWhole: true };
  const open = [document];
  let mistakes = 0;
  parser.onerror = () => {
    mistakes += 1;
    parser.resume();
  };
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, children: [], text: '', isWhole: false };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = parser.oncdata = (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.onclosetag = () => {
    const element = open.pop();
    if (element) element.isWhole = true;
  };
  parser.write(xml).close();
  return { document, mistakes };
}

/** The children of an element with a name. */
export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the last child of an element with a name; '' if there is none. */
export const fieldIn = (element: XmlElement | undefined, name: string): string =>
  element?.children.findLast((child) => child.name === name)?.text ?? '';
