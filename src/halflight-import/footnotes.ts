import type { Element } from 'hast';
import type { Options } from 'rehype-remark';
import type { FootnoteDefinition, FootnoteReference } from 'mdast';

/** The names of placeholder elements for a footnote reference and a footnote's text. Their attribute `name` is the number. */
export const REFERENCE = 'halflight-reference';
export const FOOTNOTE = 'halflight-footnote';

const nameOf = ({ properties }: Element) => ({ identifier: String(properties.name), label: String(properties.name) });

/** Writes these elements in Markdown's syntax. */
export const footnoteHandlers: NonNullable<Options['handlers']> = {
  [REFERENCE]: (_, element: Element): FootnoteReference => ({ type: 'footnoteReference', ...nameOf(element) }),
  [FOOTNOTE]: (state, element: Element): FootnoteDefinition => ({
    type: 'footnoteDefinition',
    ...nameOf(element),
    children: state.toFlow(state.all(element)),
  }),
};

/** Adds the footnotes to a WordPress text. The editor stores them separately as JSON: `[{"id":"x","content":"The source"}]`. */
export function withFootnotes(html: string, json: string): string {
  const contents = readFootnotes(json);
  const numbers = new Map<string, number>();
  const text = html.replace(/<sup\b[^>]*\bdata-fn="([^"]*)"[^>]*>[^]*?<\/sup>/g, (mark, id: string) => {
    if (!contents.has(id)) return mark;
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return `<${REFERENCE} name="${number}"></${REFERENCE}>`;
  });
  const notes = [...numbers].map(
    ([id, number]) => `<${FOOTNOTE} name="${number}">${contents.get(id) ?? ''}</${FOOTNOTE}>`,
  );
  return [text, ...notes].join('\n\n');
}

/** The texts of footnotes by their ids. */
function readFootnotes(json: string): Map<string, string> {
  try {
    const notes = JSON.parse(json) as { id?: unknown; content?: unknown }[];
    return new Map(notes.map(({ id, content }) => [String(id), String(content)]));
  } catch {
    return new Map();
  }
}
