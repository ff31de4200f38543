import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import type { FormField } from '../halflight/features/forms/form-field';
import {
  ABOUT_FIELD,
  FORM_FIELD,
  HONEYPOT_FIELD,
  LANGUAGE_FIELD,
  lengthsOf,
  linesOf,
  TICKED,
} from '../halflight/features/forms/message';
import type { AskedForm } from './forms';
import type { Values } from './read-body';
import { labelOf } from './submission';
import type { Say, Speaker } from './words';

/** A refusal in either response format. */
export interface Refusal {
  status: number;
  /** A sentence for the visitor. */
  reason: string;
  /** What is wrong with individual fields. */
  errors?: readonly { field: string; message: string }[];
  headers?: Readonly<Record<string, string>>;
}

/**
 * The visitor's input, to be shown again, and where the form leads. It posts to the page's own URL, which a proxy may have rewritten on the way here.
 */
export interface Again {
  form: AskedForm;
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
h1{font-size:1.5rem;line-height:1.25}label,input:not([type=checkbox]),select,textarea{display:block;width:100%;box-sizing:border-box}label{margin-top:1rem;font-weight:600}
fieldset{margin:1rem 0 0}.box{font-weight:400}input,select,textarea,button{font:inherit;padding:.5rem .75rem}button{margin-top:1.5rem}[aria-invalid]{outline:2px solid light-dark(#b3261e,#ff8a80)}
p[id]{margin:.25rem 0 0}.error{color:light-dark(#b3261e,#ff8a80)}`;

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

function toForm({ form, values, next }: Again, errors: NonNullable<Refusal['errors']>, say: Say) {
  // Of the contact form, only those that the site has enabled are filled in.
  const shown = form.fields.filter(({ name, optional }) => form.name !== undefined || !optional || values[name]);
  const firstWrong = shown.find(({ name }) => errors.some(({ field }) => field === name));
  const hidden: Values = { ...values, _next: next };
  return h('form', { method: 'post' }, [
    ...['_next', LANGUAGE_FIELD, HONEYPOT_FIELD, FORM_FIELD, ABOUT_FIELD].flatMap((name) =>
      hidden[name] ? [h('input', { type: 'hidden', name, value: hidden[name] })] : [],
    ),
    ...shown.flatMap((field) => {
      const { message } = errors.find((error) => error.field === field.name) ?? {};
      const isFirst = message !== undefined && field.name === firstWrong?.name;
      return toField(field, values[field.name] ?? '', message, isFirst, say);
    }),
    h('button', { type: 'submit' }, form.button ?? say(form.name === undefined ? 'sendMessage' : 'sendForm')),
  ]);
}

/** The HTML input type of a kind of field; the others have elements of their own. */
const types = { text: 'text', number: 'number', day: 'date', email: 'email', phone: 'tel', url: 'url' } as const;

function toField(field: FormField, value: string, error: string | undefined, autoFocus: boolean, say: Say) {
  const { name, kind, optional, list, min, max, fraction, pattern, options = [], shownOptions = options } = field;
  const { help } = field;
  const notes = [
    ...(help === undefined ? [] : [h('p', { id: `${name}-help` }, help)]),
    ...(error === undefined ? [] : [h('p', { id: `${name}-error`, className: 'error' }, error)]),
  ];
  const told = {
    ...(notes.length > 0 && { ariaDescribedBy: notes.map(({ properties }) => String(properties.id)) }),
    ...(error !== undefined && { ariaInvalid: 'true', autoFocus }),
  };
  const shared = { id: name, name, required: !optional, ...told };
  const label = labelOf(field, say);
  const choose = (option: string, index: number) => ({ value: option, text: shownOptions[index] ?? option });
  const box = (text: string, ticked: string, own: object) =>
    h('label', { className: 'box' }, [
      h('input', { type: 'checkbox', name, value: ticked, checked: linesOf(value).includes(ticked), ...own }),
      ` ${text}`,
    ]);
  if (kind === 'flag') return [box(label, TICKED, { required: !optional, ...told }), ...notes];
  if (kind === 'choice' && list)
    return [
      h('fieldset', [h('legend', label), ...options.map(choose).map((option) => box(option.text, option.value, {}))]),
      ...notes,
    ];
  const { shortest, longest } = lengthsOf(field);
  const lengths = { maxLength: longest, ...(shortest > 1 && { minLength: shortest }) };
  const control = () => {
    // The topics of the contact form are known to its page alone.
    if (kind === 'choice' && options.length > 0)
      return h('select', shared, [
        h('option', { value: '' }, say('chooseTopic')),
        ...options
          .map(choose)
          .map((option) => h('option', { value: option.value, selected: option.value === value }, option.text)),
      ]);
    if (kind === 'paragraph' || list)
      // HTML drops a line break right after the start tag, so a value that begins with one needs another.
      return h('textarea', { ...shared, ...lengths, rows: 10 }, `\n${value}`);
    const type = kind === 'choice' ? 'text' : types[kind];
    if (kind === 'number') return h('input', { ...shared, type, min, max, step: fraction ? 'any' : 1, value });
    if (kind === 'day') return h('input', { ...shared, type, value });
    return h('input', { ...shared, ...lengths, type, pattern, value });
  };
  return [h('label', { htmlFor: name }, label), control(), ...notes];
}
