import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteValues } from '../../collections';
import { NETLIFY_FORM } from '../../features/contact/destinations';
import { fieldNames, TRAP_FIELD } from '../../features/contact/message';

/** Netlify learns from plain HTML what it shall take: this page, which nothing leads to, holds the form with every field it may have. */
const FORMS_PAGE = '__forms.html';

/** Writes the page by which Netlify finds the contact form, or removes that of a former build. */
export async function writeFormsPage(folder: string, contact: SiteValues['contact']): Promise<void> {
  const path = join(folder, FORMS_PAGE);
  if (contact?.destination === 'netlify') await writeFile(path, toFormsPage());
  else await rm(path, { force: true });
}

function toFormsPage(): string {
  const fields = fieldNames.map((name) =>
    name === 'message' ? `<textarea name="${name}"></textarea>` : `<input name="${name}">`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<title>The form that Netlify finds</title>
<form name="${NETLIFY_FORM}" method="post" data-netlify="true" netlify-honeypot="${TRAP_FIELD}" hidden>
${fields.join('\n')}
<input name="${TRAP_FIELD}">
</form>
</html>
`;
}
