import { CONTACT_FORM, type ShownForm } from '../features/forms/destinations';
import { ABOUT_FIELD, contactFields, HONEYPOT_FIELD } from '../features/forms/message';
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
      write: ({ forms }, own) => {
        const ours = forms.filter(({ destination }) => destination === 'netlify');
        if (ours.length === 0) return own;
        const written = ours.map(toForm).join('');
        return own === undefined ? toFormsPage(written) : `${own}\n${written}`;
      },
      served: true,
    },
  ],
  readBuild: ({ NETLIFY, CONTEXT, DEPLOY_PRIME_URL }) =>
    NETLIFY === 'true' ? { preview: Boolean(CONTEXT && CONTEXT !== 'production'), url: DEPLOY_PRIME_URL } : undefined,
  pagesWin: true,
  namesErrorPages: true,
};

function toFormsPage(forms: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<title>The forms that Netlify finds</title>
${forms}</html>
`;
}

function toForm({ name: form, fields }: ShownForm): string {
  // With every field the contact form may have, so that a form in another language is not cut short.
  const asked = form === CONTACT_FORM ? contactFields() : fields;
  const inputs = asked.map(({ name, kind, list }) => {
    if (kind === 'paragraph') return `<textarea name="${name}"></textarea>`;
    return kind === 'choice' && list ? `<input type="checkbox" name="${name}">` : `<input name="${name}">`;
  });
  return `<form name="${form}" method="post" data-netlify="true" netlify-honeypot="${HONEYPOT_FIELD}" hidden>
${inputs.join('\n')}
${form === CONTACT_FORM ? '' : `<input name="${ABOUT_FIELD}">\n`}<input name="${HONEYPOT_FIELD}">
</form>
`;
}
