interface Props {
  title: string;
  /** The same as HTML, if code or emphasis is marked in it. */
  html?: string | null | undefined;
}

/** The title of an entry where it is shown. What is no text of a page, such as a label, has `title` alone. */
export function Title({ title, html }: Props) {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : title;
}
