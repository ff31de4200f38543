/** The name of a notebook that is an entry: `index.ipynb`, in another language `index.fr.ipynb`. Others are files that a text may link to. */
const NOTEBOOK = /(?:^|\/)index(?:\.[a-z]{2,3}(?:-[A-Za-z\d]{2,4})?)?\.ipynb$/;

/** Whether the file at a path is a Jupyter notebook that is an entry, judged by its name. */
export function isNotebook(path: string): boolean {
  return NOTEBOOK.test(path);
}

/** Whether an entry is made of the file at a path, if it lies in the folder of a collection: a Markdown file, or a notebook. */
export function isEntryFile(path: string): boolean {
  return path.endsWith('.md') || isNotebook(path);
}
