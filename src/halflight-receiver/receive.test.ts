import { CONFIRMED_FIELD, ELAPSED_FIELD, HONEYPOT_FIELD } from '../halflight/features/forms/message';
import { FORMS_CACHE, NEXT_LENGTH, REFUSALS_LOGGED } from '../halflight/limits';
import { memoryCounter } from './counter';
import { createFormFinder } from './forms';
import { createReceiver, type ReceiverOptions } from './receive';
import { DeliveryError, PartialDeliveryError, type Submission } from './submission';

const RECEIVER = 'https://ada.example/api/contact';
const whole = { name: 'Ada', email: 'ada@example.org', message: 'Good morning, Babbage.' };
const secret = 'Good morning';

/** A receiver that delivers into an array. */
function receiver(options: Partial<ReceiverOptions> = {}) {
  const delivered: Submission[] = [];
  const lines: string[] = [];
  const receive = createReceiver({
    deliver: (submission) => Promise.resolve(void delivered.push(submission)),
    origins: ['https://elsewhere.example'],
    counter: memoryCounter(),
    limit: 0,
    log: (line) => lines.push(line),
    ...options,
  });
  return { receive, delivered, lines };
}

type Fields = Record<string, string>;

/** A post as a browser's form sends it. */
function native(fields: Fields, headers: Fields = { origin: 'https://ada.example' }): Request {
  return new Request(RECEIVER, { method: 'POST', body: new URLSearchParams(fields), headers });
}

/** A post as our script sends it. */
function scripted(fields: object, headers: Fields = { origin: 'https://ada.example' }): Request {
  const init = { accept: 'application/json', 'content-type': 'application/json', ...headers };
  return new Request(RECEIVER, { method: 'POST', body: JSON.stringify(fields), headers: init });
}

describe('what it accepts', () => {
  test('a script gets JSON', async () => {
    const { receive, delivered, lines } = receiver();
    const response = await receive(scripted({ ...whole, subject: 'Engines' }), '');
    expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    expect(delivered).toMatchObject([{ message: { ...whole, subject: 'Engines' } }]);
    expect(delivered[0]).not.toHaveProperty('suspicion');
    expect(lines.join('\n')).not.toContain(secret);
  });

  test.each([
    ['urlencoded', () => new URLSearchParams(whole)],
    [
      'multipart, whose files are left out',
      () => {
        const form = new FormData();
        for (const [name, value] of Object.entries(whole)) form.append(name, value);
        form.append('phone', new File(['x'], 'x.txt'));
        return form;
      },
    ],
  ])('a form, %s, leads to the page that thanks', async (_, body) => {
    const { receive, delivered } = receiver();
    const headers = { origin: 'https://ada.example' };
    const response = await receive(new Request(RECEIVER, { method: 'POST', body: body(), headers }), '');
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://ada.example/contact/sent/']);
    expect(delivered).toMatchObject([{ message: whole }]);
  });

  test.each([
    ['https://ada.example/notes/contact/sent/', 'https://ada.example/notes/contact/sent/'],
    ['https://elsewhere.example/thanks', 'https://elsewhere.example/thanks'],
    ['https://evil.example/', 'https://ada.example/contact/sent/'],
    ['//evil.example/', 'https://ada.example/contact/sent/'],
    ['/\\evil.example/', 'https://ada.example/contact/sent/'],
    ['https://user:pw@ada.example/sent/', 'https://ada.example/contact/sent/'],
    [`/${'x'.repeat(NEXT_LENGTH)}`, 'https://ada.example/contact/sent/'],
    ['https://ada.example@evil.example/', 'https://ada.example/contact/sent/'],
    ['blob:https://ada.example/1', 'https://ada.example/contact/sent/'],
    ['javascript:alert(1)', 'https://ada.example/contact/sent/'],
    ['/sent/\r\nSet-Cookie: a=b', 'https://ada.example/sent/Set-Cookie:%20a=b'],
  ])('the page %j that a form names leads to %s', async (next, location) => {
    const { receive } = receiver();
    const response = await receive(native({ ...whole, _next: next }), '');
    expect(response.headers.get('location')).toBe(location);
  });
});

describe('what it refuses', () => {
  const post = (type: string | undefined, body: BodyInit) =>
    new Request(RECEIVER, { method: 'POST', body, headers: type === undefined ? {} : { 'content-type': type } });

  test.each<[situation: string, request: () => Request, status: number]>([
    ['reading', () => new Request(RECEIVER), 405],
    ['PUT', () => new Request(RECEIVER, { method: 'PUT', body: '' }), 405],
    ['plain text', () => post('text/plain', 'name=Ada'), 415],
    ['no type', () => post('', 'name=Ada'), 415],
    ['a type that only begins like ours', () => post('application/jsonp', '{}'), 415],
    ['broken JSON', () => post('application/json', '{"name":'), 400],
    ['a list', () => post('application/json', '[]'), 400],
    ['a multipart form without its boundary', () => post('multipart/form-data', 'x'), 400],
    ['a form cut off', () => post('multipart/form-data; boundary=x', '--x\r\nContent-Disp'), 400],
    ['too much', () => scripted({ ...whole, message: 'a'.repeat(70_000) }), 413],
    ['mistakes', () => scripted({ ...whole, email: 'ada' }), 422],
    ['values that are no text', () => scripted({ ...whole, message: { length: 50 } }), 422],
    ['names of an object’s own', () => scripted(JSON.parse('{"__proto__":{"name":"Ada"}}') as object), 422],
  ])('%s', async (_, request, status) => {
    const { receive, delivered } = receiver();
    const response = await receive(request(), '');
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(delivered).toEqual([]);
  });

  test('each mistake beside its field, for a script', async () => {
    const response = await receiver().receive(scripted({ email: 'ada', message: 'Hello' }), '');
    expect(((await response.json()) as { errors: unknown }).errors).toEqual([
      { field: 'name', message: 'Please fill this in.' },
      { field: 'email', message: 'This e-mail address is incomplete. It should look like name@example.org.' },
      { field: 'message', message: 'A few more words, please: 10 characters at least.' },
    ]);
  });

  test('each mistake beside its field, on a page that keeps the input', async () => {
    const typed = { ...whole, email: '"><script>alert(1)</script>', message: '</textarea>\n<b>Good morning' };
    const response = await receiver().receive(native({ ...typed, _next: '/notes/sent/', [HONEYPOT_FIELD]: 'x' }), '');
    expect(response.status).toBe(422);
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    const html = await response.text();
    expect(html).toContain('type="email" value="&#x22;><script>alert(1)</script>"');
    expect(html).toContain('aria-describedby="email-error"');
    expect(html).toContain('name="_next" value="https://ada.example/notes/sent/"');
    expect(html).toContain(`name="${HONEYPOT_FIELD}" value="x"`);
    expect(html).toContain('&#x3C;/textarea>\n&#x3C;b>Good morning');
  });

  /** Posts a stream to a receiver that reads at most 1000 bytes, for at most `milliseconds`. */
  const stream = (body: ReadableStream, milliseconds: number) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit;
    return receiver({ bodyLimits: { bytes: 1000, milliseconds } }).receive(new Request(RECEIVER, init), '');
  };

  test('an endless body, which is read only up to the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 100;
        controller.enqueue(new Uint8Array(100));
      },
    });
    expect((await stream(endless, 10_000)).status).toBe(413);
    expect(sent).toBeLessThan(2000);
  });

  test('a body that never comes', async () => {
    const silent = new ReadableStream({ pull: () => new Promise(() => undefined) });
    expect((await stream(silent, 50)).status).toBe(408);
  });
});

describe('allowed origins', () => {
  test.each<[headers: Fields, status: number]>([
    [{ origin: 'https://ada.example' }, 200],
    [{ origin: 'https://elsewhere.example' }, 200],
    [{}, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://ada.example.evil.example' }, 403],
    [{ origin: 'https://evil.example/https://ada.example' }, 403],
    [{ origin: 'http://ada.example' }, 403],
    [{ origin: 'https://ada.example, https://evil.example' }, 403],
    [{ origin: '' }, 403],
  ])('%j: %i', async (headers, status) => {
    const { receive, delivered } = receiver();
    const response = await receive(scripted(whole, headers), '');
    expect(response.status).toBe(status);
    expect(delivered).toHaveLength(status === 200 ? 1 : 0);
    const named = status === 200 && headers.origin !== 'null' ? (headers.origin ?? null) : null;
    expect(response.headers.get('access-control-allow-origin')).toBe(named);
  });

  test.each([
    ['https://elsewhere.example', 204],
    ['https://evil.example', 403],
  ])('a browser that asks first, for %s: %i', async (origin, status) => {
    const { receive, lines } = receiver();
    const response = await receive(new Request(RECEIVER, { method: 'OPTIONS', headers: { origin } }), '');
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-methods')).toBe(status === 204 ? 'POST' : null);
    expect(lines.join()).toMatch(status === 204 ? /^$/ : /"https:\/\/evil.example".*CONTACT_ORIGINS/);
  });
});

describe('spam, without losing messages', () => {
  test.each([
    [{ [HONEYPOT_FIELD]: 'https://spam.example' }, 'trap'],
    [{ [HONEYPOT_FIELD]: 'https://spam.example', [CONFIRMED_FIELD]: '1' }, undefined],
    [{ [HONEYPOT_FIELD]: '' }, undefined],
  ])('%j is delivered, suspected because of: %s', async (fields, suspicion) => {
    const { receive, delivered } = receiver();
    expect((await receive(native({ ...whole, ...fields }), '')).status).toBe(303);
    expect(delivered.map((submission) => submission.suspicion)).toEqual([suspicion]);
  });

  test.each([
    ['0', 429, '3'],
    ['1500', 429, '2'],
    ['-9000', 429, '3'],
    ['3000', 200, null],
    [undefined, 200, null],
  ])('sent after %s milliseconds: %i, wait %s s', async (elapsed, status, wait) => {
    const response = await receiver().receive(scripted({ ...whole, [ELAPSED_FIELD]: elapsed }), '');
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, wait]);
  });

  test.each([
    ['good', undefined],
    ['bad', 'check'],
    [undefined, 'check'],
  ])('a token of Turnstile that is %j: %s', async (token, suspicion) => {
    const { receive, delivered } = receiver({ checkToken: (given) => Promise.resolve(given === 'good') });
    await receive(scripted({ ...whole, 'cf-turnstile-response': token }), '');
    expect(delivered.map((submission) => submission.suspicion)).toEqual([suspicion]);
  });

  test('an address has a limit per window; invalid messages do not count, and addresses are counted separately', async () => {
    const { receive, delivered } = receiver({ limit: 2 });
    const statuses: number[] = [];
    for (const fields of [{}, { name: '' }, {}, {}]) {
      statuses.push((await receive(scripted({ ...whole, ...fields }), '2001:db8::1')).status);
    }
    expect(statuses).toEqual([200, 422, 200, 429]);
    const last = await receive(scripted(whole), '2001:db8::ffff');
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await receive(scripted(whole), '2001:db8:0:1ff::1')).status).toBe(200);
    expect(delivered).toHaveLength(3);
  });

  test('a failing counter loses no message', async () => {
    const failing = receiver({ limit: 1, counter: { add: () => Promise.reject(new Error('away')) } });
    expect((await failing.receive(scripted(whole), '192.0.2.1')).status).toBe(200);
  });
});

describe('the log', () => {
  test('cannot be controlled through an origin', async () => {
    const { receive, lines } = receiver();
    await receive(scripted(whole, { origin: 'http://x\u009b2J\u009b31m' }), '');
    expect(lines.join()).toContain('"http://x\\u009b2J\\u009b31m"');
    expect(lines.join()).toMatch(/^[ -~]*$/);
  });

  test('is not filled by refused posts', async () => {
    const { receive, lines } = receiver();
    for (let index = 0; index < 200; index += 1) await receive(scripted(whole, { origin: 'https://evil.example' }), '');
    expect(lines.length).toBe(REFUSALS_LOGGED + 1);
    expect(lines.at(-1)).toMatch(/^More of this kind/);
  });
});

describe('an undeliverable message', () => {
  const deliver = () => Promise.reject(new DeliveryError('mail.example:465: ECONNECTION'));

  test('is kept if possible, and counts as accepted', async () => {
    const kept: Submission[] = [];
    const { receive, lines } = receiver({ deliver, keep: (each) => Promise.resolve(void kept.push(each)) });
    const response = await receive(scripted(whole), '');
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    expect((await receive(native(whole), '')).status).toBe(303);
    expect(kept).toMatchObject([{ message: whole }, { message: whole }]);
    expect(lines.join('\n')).toContain('mail.example:465: ECONNECTION');
    expect(lines.join('\n')).not.toContain(secret);
  });

  test.each([
    ['nothing can be kept', undefined],
    ['keeping fails', () => Promise.reject(new Error(secret))],
  ])('comes back to the visitor where %s', async (_, keep) => {
    const { receive, lines } = receiver({ deliver, ...(keep && { keep }) });
    expect((await receive(scripted(whole), '')).status).toBe(502);
    const page = await receive(native(whole), '');
    expect(page.status).toBe(502);
    expect(await page.text()).toContain(whole.message);
    expect(lines.join('\n')).not.toContain(secret);
  });

  test('is kept for the recipients that did not get it, and the visitor sees success', async () => {
    const kept: Submission[] = [];
    const options = { deliver: () => Promise.reject(new PartialDeliveryError('mail.example:465: refused b', ['b'])) };
    const keeping = receiver({ ...options, keep: (each) => Promise.resolve(void kept.push(each)) });
    expect((await keeping.receive(scripted(whole), '')).status).toBe(200);
    expect(kept).toMatchObject([{ message: whole, to: ['b'] }]);
    expect(keeping.lines.join()).toContain(
      'not deliver a message to all of its recipients: mail.example:465: refused b',
    );
    expect((await receiver(options).receive(scripted(whole), '')).status).toBe(200);
  });

  test('an error of an unknown kind is not quoted in the log', async () => {
    const { receive, lines } = receiver({ deliver: () => Promise.reject(new Error(secret)) });
    expect((await receive(scripted(whole), '')).status).toBe(502);
    expect(lines.join('\n')).not.toContain(secret);
  });
});

describe('the language', () => {
  const nameless = { ...whole, name: '' };

  test('is the form’s, also when it is sent again', async () => {
    const { receive } = receiver({ language: 'fr' });
    const page = await (await receive(native({ ...nameless, _language: 'de' }), '')).text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<h1>Ihre Nachricht ist noch nicht gesendet</h1>');
    expect(page).toContain('>Bitte füllen Sie dieses Feld aus.</p>');
    expect(page).toContain('>Nachricht senden</button>');
    expect(page).toContain('<input type="hidden" name="_language" value="de">');
  });

  test('is the receiver’s if the form specifies none', async () => {
    const { receive } = receiver({ language: 'fr' });
    const page = await (await receive(native(nameless), '')).text();
    expect(page).toContain('<html lang="fr">');
    const { error } = (await (await receive(scripted(nameless), '')).json()) as { error: string };
    expect(error).toBe('Veuillez corriger les champs signalés avant l’envoi.');
    expect(await (await receive(new Request(RECEIVER), '')).text()).toContain('Cette page n’accepte pas');
  });

  test.each(['tlh', '"><script>'])('is English where it is named %j', async (_language) => {
    const { receive } = receiver();
    const page = await (await receive(native({ ...nameless, _language }), '')).text();
    expect(page).toContain('<html lang="en">');
    expect(page).not.toContain('"><script>');
  });
});

describe('a form that the site declares', () => {
  const guests = { name: 'guests', kind: 'number', max: 4 };
  const menu = { name: 'menu', kind: 'choice', list: true, optional: true, options: ['Fish', 'Tofu'] };
  const email = { name: 'email', kind: 'email' };
  const rsvp = {
    en: { label: 'Will you come?', fields: [email, { ...guests, label: 'Guests' }, menu] },
    de: {
      label: 'Kommen Sie?',
      button: 'Zusagen',
      fields: [email, { ...guests, help: 'Mit Ihnen.' }, { ...menu, shownOptions: ['Fisch', 'Tofu'] }],
    },
  };
  const declared = (forms: unknown = { rsvp }, options: Partial<ReceiverOptions> = {}) =>
    receiver({ findForm: createFormFinder(() => Promise.resolve(forms)), ...options });
  const answers = { form: 'rsvp', about: 'A lecture', email: 'mary@example.org', guests: '2' };

  test('is delivered with what was asked, in the recipients’ language', async () => {
    const archived: Submission[] = [];
    const archive = (submission: Submission) => Promise.resolve(void archived.push(submission));
    const { receive, delivered } = declared(undefined, { archive });
    const response = await receive(scripted({ ...answers, menu: ['Fish', 'Tofu'], _language: 'de' }), '');
    expect(response.status).toBe(200);
    expect(delivered).toEqual(archived);
    expect(delivered).toMatchObject([
      {
        message: { about: 'A lecture', email: 'mary@example.org', guests: '2', menu: 'Fish\nTofu' },
        form: { name: 'rsvp', label: 'Will you come?', fields: [{ name: 'email' }, { label: 'Guests' }, {}] },
      },
    ]);
  });

  test('may come from a browser without JavaScript, with a field several times', async () => {
    const { receive, delivered } = declared();
    const body = new URLSearchParams([...Object.entries(answers), ['menu', 'Fish'], ['menu', 'Tofu']]);
    const headers = { origin: 'https://ada.example' };
    const response = await receive(new Request(RECEIVER, { method: 'POST', body, headers }), '');
    expect([response.status, delivered[0]?.message.menu]).toEqual([303, 'Fish\nTofu']);
  });

  test('is shown again, with the mistakes, to a visitor without JavaScript', async () => {
    const { receive, delivered } = declared();
    const mistaken = { ...answers, email: 'mary', guests: '5', menu: 'Fish', _language: 'de' };
    const response = await receive(native(mistaken), '');
    const html = await response.text();
    expect([response.status, delivered]).toEqual([422, []]);
    expect(html).toContain('<p id="guests-help">Mit Ihnen.</p>');
    expect(html).toContain('Bitte geben Sie höchstens 4 ein.');
    expect(html).toContain('aria-describedby="guests-help guests-error"');
    expect(html.match(/ autofocus/g)).toHaveLength(1);
    expect(html).toContain('>Zusagen</button>');
    expect(html).toContain('<input type="hidden" name="form" value="rsvp">');
    expect(html).toContain('<input type="checkbox" name="menu" value="Fish" checked> Fisch');
  });

  test.each<[string, unknown, object, number]>([
    ['a field that it does not ask', { rsvp }, { ...answers, vegan: 'yes' }, 422],
    ['a form that is not declared', { rsvp }, { ...answers, form: 'quote' }, 422],
    ['a name that every object has', { rsvp }, { ...answers, form: 'constructor' }, 422],
    ['an option that is not offered', { rsvp }, { ...answers, menu: 'Stones' }, 422],
    ['declarations that cannot be read', '<!doctype html>', answers, 502],
  ])('is refused because of %s', async (_, forms, fields, status) => {
    const { receive, delivered } = declared(forms);
    const response = await receive(scripted(fields), '');
    expect([response.status, delivered]).toEqual([status, []]);
  });

  test('is not accepted, with a line in the log, where nobody says what the site declares', async () => {
    const { receive, lines } = receiver();
    expect((await receive(scripted(answers), '')).status).toBe(502);
    expect(lines).toEqual(['Refused a declared form: CONTACT_FORMS does not say where forms.json of the site is.']);
  });

  test('is still found while its declaration cannot be read again', async () => {
    const load = jest.fn<Promise<unknown>, []>().mockResolvedValueOnce({ rsvp }).mockRejectedValue(new Error('down'));
    const find = createFormFinder(load);
    await find('rsvp', 'en');
    const later = Date.now() + FORMS_CACHE;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await find('rsvp', 'fr')).toMatchObject({ label: 'Will you come?' });
    expect(load).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });
});
