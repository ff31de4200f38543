import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import {
  constraintsOf,
  fieldNames,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  type FieldName,
} from '../halflight/features/contact/message';
import type { Values } from './read-body';
import { fieldLabels } from './submission';
import type { Say, Speaker } from './words';

/** A refusal in either response format. */
export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  reason: string;
  /** What is wrong with individual fields. */
  errors?: readonly { field: FieldName; message: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * The visitor's input, to be shown again, and where the form leads. It posts to the page's own URL, which a proxy may have rewritten on the way here.
 */
export interface Again {
  values: Values;
  next: string;
  /** Origins that the form may redirect to. */
  origins: readonly string[];
}

/** Whether the client expects JSON: a script says so in `Accept`, and only a script can post JSON. */
export function wantsJson(request: Request): boolean {
  const { headers } = request;
  return [headers.get('accept'), headers.get('content-type')].some((value) => value?.includes('application/json'));
}

/** A refusal for a script, as JSON. */
export function toJsonAnswer({ status, reason, errors, headers }: Refusal): Response {
  return Response.json({ ok: false, error: reason, ...(errors && { errors }) }, { status, headers: { ...headers } });
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{max-width:36rem;margin:10vh auto;padding:0 1.25rem}
h1{font-size:1.5rem;line-height:1.25}label,input,textarea{display:block;width:100%;box-sizing:border-box}label{margin-top:1rem;font-weight:600}
input,textarea,button{font:inherit;padding:.5rem .75rem}button{margin-top:1.5rem}[aria-invalid]{outline:2px solid light-dark(#b3261e,#ff8a80)}
p[id]{margin:.25rem 0 0;color:light-dark(#b3261e,#ff8a80)}`;

/**
 * A refusal for a visitor without JavaScript: a page with the reason and, if the input could be parsed, a form that contains it, ready to send again.
 * Without a script, no draft would be kept otherwise.
 */
export function toPage(
  { status, reason, errors = [], headers }: Refusal,
  { language, say }: Speaker,
  again?: Again,
): Response {
  const page = h('html', { lang: language, ...(language === 'ar' && { dir: 'rtl' }) }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', say('notSent')),
      h('style', STYLE),
    ]),
    h(
      'body',
      h('main', [h('h1', say('notSent')), h('p', reason), again ? toForm(again, errors, say) : h('p', say('goBack'))]),
    ),
  ]);
  const policy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`;
  return new Response(toHtml({ type: 'root', children: [{ type: 'doctype' }, page] }), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      // Chromium applies `form-action` to the redirect after the form, too.
      'Content-Security-Policy': [policy, ...(again?.origins ?? [])].join(' '),
    },
  });
}

function toForm({ values, next }: Again, errors: NonNullable<Refusal['errors']>, say: Say) {
  const shown = fieldNames.filter((name) => constraintsOf(name).required || values[name]);
  const hidden: Values = { ...values, _next: next };
  return h('form', { method: 'post' }, [
    ...['_next', LANGUAGE_FIELD, HONEYPOT_FIELD].flatMap((name) =>
      hidden[name] ? [h('input', { type: 'hidden', name, value: hidden[name] })] : [],
    ),
    ...shown.flatMap((name) =>
      toField(name, values[name] ?? '', errors.find(({ field }) => field === name)?.message, say),
    ),
    h('button', { type: 'submit' }, say('sendMessage')),
  ]);
}

function toField(name: FieldName, value: string, error: string | undefined, say: Say) {
  // If several fields have `autofocus`, the first gets the focus.
  const told = error === undefined ? {} : { ariaInvalid: 'true', ariaDescribedBy: `${name}-error`, autoFocus: true };
  const { type, ...constraints } = constraintsOf(name);
  const shared = { id: name, name, ...constraints, ...told };
  return [
    h('label', { htmlFor: name }, say(fieldLabels[name])),
    type === 'textarea'
      ? // HTML drops a line break right after the start tag, so a value that begins with one needs another.
        h('textarea', { ...shared, rows: 10 }, `\n${value}`)
      : h('input', { ...shared, type, value }),
    ...(error === undefined ? [] : [h('p', { id: `${name}-error` }, error)]),
  ];
}
