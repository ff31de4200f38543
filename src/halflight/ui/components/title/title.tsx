export interface Titled {
  title: string;
  /** The title as HTML, if it contains code or emphasis. */
  titleHtml?: string | null | undefined;
}

/** The visible title of an entry. Where HTML is not possible, such as in a label, use `title` alone. */
export function Title({ of: { title, titleHtml } }: { of: Titled }) {
  return titleHtml ? <span dangerouslySetInnerHTML={{ __html: titleHtml }} /> : title;
}
