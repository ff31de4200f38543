import { NETLIFY_FORM } from '../features/contact/destinations';
import { fieldNames, HONEYPOT_FIELD } from '../features/contact/message';
import { headersAndRedirects } from './headers-and-redirects';
import type { Host } from './host';

/** Netlify. It finds forms in static HTML: ours are on a page that nothing links to, with every field the contact form may have. */
export const netlify: Host = {
  name: 'Netlify',
  files: [
    ...headersAndRedirects,
    {
      name: '__forms.html',
      // Netlify finds any number of forms, so an author's own stay beside ours.
      write: ({ contact }, own) =>
        contact?.destination === 'netlify' ? (own === undefined ? toFormsPage() : `${own}\n${toForm()}`) : own,
      served: true,
    },
  ],
  readBuild: ({ NETLIFY, CONTEXT, DEPLOY_PRIME_URL }) =>
    NETLIFY === 'true' ? { preview: Boolean(CONTEXT && CONTEXT !== 'production'), url: DEPLOY_PRIME_URL } : undefined,
  pagesWin: true,
  namesErrorPages: true,
};

function toFormsPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<title>The form that Netlify finds</title>
${toForm()}</html>
`;
}

function toForm(): string {
  const fields = fieldNames.map((name) =>
    name === 'message' ? `<textarea name="${name}"></textarea>` : `<input name="${name}">`,
  );
  return `<form name="${NETLIFY_FORM}" method="post" data-netlify="true" netlify-honeypot="${HONEYPOT_FIELD}" hidden>
${fields.join('\n')}
<input name="${HONEYPOT_FIELD}">
</form>
`;
}
