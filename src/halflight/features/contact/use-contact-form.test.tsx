/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import type { ContactForm as Form } from './destinations';
import { DRAFT_DELAY, FILL_TIME, TURNSTILE_TIMEOUT } from '../../limits';
import { renderInSite } from '../../testing/site';
import { ContactForm } from './contact-form';
import { draftKey } from './drafts';

const KEY = draftKey('/');
const common = { fields: [], topics: [], sentUrl: 'https://example.org/contact/sent/', email: 'ada@example.org' };
const endpoint: Form = { ...common, destination: 'endpoint', url: '/api/contact', format: 'form' };
const written = { name: 'Charles', email: 'charles@example.org', message: 'Good morning, Ada.' };

interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  json: () => Promise<unknown>;
}

const fetched = jest.fn<Promise<Answer>, [string, { body: string }]>();
const answer = (
  status: number,
  body: unknown = { ok: status < 300 },
  headers: Record<string, string> = {},
): Answer => ({ status, ok: status < 300, headers: new Headers(headers), json: () => Promise.resolve(body) });
let online = true;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  online = true;
  fetched.mockReset().mockResolvedValue(answer(200));
  Object.assign(globalThis, { fetch: fetched });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? document.createElement('input');
const button = () => screen.getByRole('button', { name: /^(?:Send message|Sending|Try again|I wrote it: send)$/ });
const status = () => document.querySelector('form [role=status]')?.textContent;
const kept = () => localStorage.getItem(KEY);
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

function type(values: Partial<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
}

async function press(): Promise<void> {
  fireEvent.click(button());
  await pass(0);
}

/** Renders the form, fills it in without haste, and sends it. */
async function sendWritten(form: Form = endpoint): Promise<void> {
  renderInSite(<ContactForm form={form} />);
  await pass(FILL_TIME);
  type(written);
  await press();
}

describe('an exception that a visitor comes to report', () => {
  const reported = 'Application error: a client-side exception has occurred (0badcafe)';
  beforeEach(() => history.replaceState({ key: 1 }, '', '/contact/?report=0badcafe#form'));
  afterEach(() => history.replaceState(null, '', '/'));

  test('stands in the message, once', () => {
    const { unmount } = renderInSite(<ContactForm form={endpoint} />);
    expect(field('message').value).toBe(reported);
    expect([location.pathname, location.search, location.hash, history.state]).toEqual([
      '/contact/',
      '',
      '#form',
      { key: 1 },
    ]);
    unmount();
    localStorage.clear();
    renderInSite(<ContactForm form={endpoint} />);
    expect(field('message').value).toBe('');
  });

  test('comes after a text from before', () => {
    localStorage.setItem(KEY, JSON.stringify({ values: written }));
    renderInSite(<ContactForm form={endpoint} />);
    expect(field('message').value).toBe(`${written.message}\n\n${reported}`);
    expect(field('name').value).toBe(written.name);
  });

  test('is nothing else that a link may say', () => {
    history.replaceState(null, '', '/contact/?report=Buy%20now');
    renderInSite(<ContactForm form={endpoint} />);
    expect(field('message').value).toBe('');
  });
});

describe('mistakes', () => {
  test('are told beside their fields, and lead to the first', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    type({ name: 'Charles', email: 'charles', message: 'Hello' });
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    await press();
    expect(field('name').ariaInvalid).toBeNull();
    expect(field('email')).toHaveFocus();
    expect(field('email')).toBeInvalid();
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining('e-mail address is not complete'));
    expect(field('message')).toHaveAccessibleDescription(expect.stringContaining('10 characters at least'));
    expect(status()).toContain('Please correct the marked fields');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('are checked anew as they are corrected, and no others', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    await press();
    expect(field('name')).toHaveFocus();
    type({ email: 'charles' });
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining('e-mail address is not complete'));
    type({ email: 'charles@example.org' });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    type({ email: 'charles' });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });

  test('that the server finds are told at its words', async () => {
    fetched.mockResolvedValue(answer(422, { errors: { email: ['No such host.'] } }));
    await sendWritten();
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining('No such host.'));
    type({ email: 'charles@example.com' });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });
});

test('a failed delivery does not look like other news', async () => {
  fetched.mockResolvedValue(answer(500));
  await sendWritten();
  expect(document.querySelector('.contact-news-failed')).not.toBeNull();
});

describe('sending', () => {
  test('ends with a word in place of the form, and nothing kept', async () => {
    let deliver: (given: Answer) => void = () => undefined;
    fetched.mockReturnValue(new Promise((done) => (deliver = done)));
    await sendWritten();
    expect(button()).toHaveAccessibleName('Sending');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(field('message').readOnly).toBe(true);
    expect(status()).toBe('Sending');
    expect(kept()).toContain('Good morning');
    deliver(answer(200));
    await pass(0);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Your message is on its way');
    await pass(DRAFT_DELAY);
    expect(kept()).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('name')).toHaveFocus();
    expect(field('message').value).toBe('');
  });

  test('happens once, however often it is asked for', async () => {
    fetched.mockReturnValue(new Promise(() => undefined));
    await sendWritten();
    fireEvent.click(button());
    fireEvent.submit(screen.getByRole('form'));
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('lets nothing change the text meanwhile', async () => {
    localStorage.setItem(KEY, JSON.stringify({ values: written, others: [{ message: 'Another text' }] }));
    fetched.mockReturnValue(new Promise(() => undefined));
    renderInSite(<ContactForm form={endpoint} />);
    await press();
    for (const name of ['Show the other text', 'Delete what I typed']) {
      const control = screen.getByRole('button', { name });
      expect(control).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(control);
      expect(field('message').value).toBe(written.message);
    }
    expect(kept()).toContain('Another text');
  });

  test('lets nobody choose another topic meanwhile, which would be kept as a draft', async () => {
    let deliver: (given: Answer) => void = () => undefined;
    fetched.mockReturnValue(new Promise((done) => (deliver = done)));
    await sendWritten({ ...endpoint, topics: ['Engines', 'Poetry'] });
    expect(field('topic')).toBeDisabled();
    deliver(answer(500));
    await pass(0);
    expect(field('topic')).toBeEnabled();
  });

  test('waits out the fill time by itself', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    await pass(1000);
    type(written);
    await press();
    fireEvent.click(button());
    expect(button()).toHaveAccessibleName('Sending');
    await pass(FILL_TIME - 1001);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(Number(new URLSearchParams(fetched.mock.calls[0]?.[1].body).get('elapsed'))).toBeGreaterThanOrEqual(
      FILL_TIME,
    );
  });

  test('waits on when a timer of the browser ends early: the receiver would refuse the message', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    await pass(1000);
    type(written);
    await press();
    const now = performance.now.bind(performance);
    const early = jest.spyOn(performance, 'now').mockImplementation(() => now() - 2);
    await pass(FILL_TIME - 1000);
    expect(fetched).not.toHaveBeenCalled();
    await pass(2);
    expect(Number(new URLSearchParams(fetched.mock.calls[0]?.[1].body).get('elapsed'))).toBe(FILL_TIME);
    early.mockRestore();
  });

  test('of a text from before waits for nothing', async () => {
    localStorage.setItem(KEY, JSON.stringify({ values: written }));
    renderInSite(<ContactForm form={endpoint} />);
    expect(status()).toContain('Your earlier text has been restored.');
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('a filled trap asks for one press more, and is not sent', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    await pass(FILL_TIME);
    type({ ...written, homepage: 'https://example.org' });
    await press();
    expect(fetched).not.toHaveBeenCalled();
    expect(button()).toHaveAccessibleName('I wrote it: send');
    expect(status()).toContain('please press the button once more');
    expect(kept()).toContain('Good morning');
    await press();
    expect(fetched.mock.calls[0]?.[1].body).toContain('confirmed=1');
    expect(fetched.mock.calls[0]?.[1].body).not.toContain('homepage');
  });
});

describe('a message that was not confirmed', () => {
  test.each<[string, () => Promise<Answer>, RegExp]>([
    [
      'the server refuses it',
      () => Promise.resolve(answer(403, { error: 'Closed.' })),
      /did not accept.*It says: “Closed\.”/,
    ],
    ['the server reports an error', () => Promise.resolve(answer(500)), /reported an error/],
    [
      'the connection is cut',
      () => Promise.reject(new TypeError('failed')),
      /could not be reached.*may still have arrived/,
    ],
    ['it is too many', () => Promise.resolve(answer(429)), /Too many messages/],
  ])('because %s is told, and stays', async (_, does, words) => {
    fetched.mockImplementation(does);
    await sendWritten();
    expect(status()).toMatch(words);
    expect(status()).toContain('Your text is still here.');
    expect(field('message').value).toBe(written.message);
    expect(kept()).toContain('Good morning');
    const link = screen.getByRole('link', { name: 'Send as e-mail' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(link.getAttribute('href')).toMatch(/^mailto:ada@example\.org\?subject=.*&body=Good%20morning/);
    fetched.mockResolvedValue(answer(200));
    expect(button()).toHaveAccessibleName('Try again');
    await press();
    expect(screen.getByText('Your message is on its way')).toBeVisible();
    expect(kept()).toBeNull();
  });

  test('because something broke on the way is told, and can be sent again', async () => {
    const broken = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      throw new TypeError('AbortSignal.timeout is not a function');
    });
    await sendWritten();
    expect(status()).toContain('Your text is still here.');
    expect(button()).toHaveAccessibleName('Try again');
    broken.mockRestore();
    await press();
    expect(screen.getByText('Your message is on its way')).toBeVisible();
  });

  test('is not offered as an e-mail where no address may be shown', async () => {
    fetched.mockResolvedValue(answer(500));
    await sendWritten({ ...endpoint, email: undefined });
    expect(screen.queryByRole('link', { name: 'Send as e-mail' })).toBeNull();
  });

  test('offline, and again when the network is back', async () => {
    online = false;
    await sendWritten();
    expect(status()).toContain('You are offline');
    expect(fetched).not.toHaveBeenCalled();
    online = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(status()).toContain('You are online again');
    await press();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('because there were too many counts down in silence, and can then be sent', async () => {
    fetched.mockResolvedValue(answer(429, {}, { 'retry-after': '65' }));
    await sendWritten();
    const said = status();
    expect(screen.getByText('You can try again in 1:05.')).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await press();
    await pass(5000);
    expect(screen.getByText('You can try again in 1:00.')).toBeVisible();
    expect(status()).toBe(said);
    expect(fetched).toHaveBeenCalledTimes(1);
    await pass(60_000);
    expect(status()).toContain('You can try again now.');
    fetched.mockResolvedValue(answer(200));
    await press();
    expect(screen.getByText('Your message is on its way')).toBeVisible();
  });

  test('a mail that is too long is copied', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    fetched.mockResolvedValue(answer(500));
    renderInSite(<ContactForm form={endpoint} />);
    await pass(FILL_TIME);
    type({ ...written, message: 'Good morning. '.repeat(300) });
    await press();
    const link = screen.getByRole('link', { name: 'Send as e-mail' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await pass(0);
    expect(writeText.mock.calls[0]?.[0]).toContain('Good morning. '.repeat(299));
    expect(status()).toContain('All of it was copied');
    writeText.mockRejectedValue(new DOMException('denied'));
    fireEvent.click(link);
    await pass(0);
    expect(status()).toContain('Please copy it from the form');
  });
});

describe('the line about what is kept', () => {
  test('lets the visitor delete it', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    expect(screen.getByText(/kept in this browser until it is sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete what I typed' })).toBeNull();
    type(written);
    await pass(DRAFT_DELAY);
    expect(kept()).toContain('Good morning');
    fireEvent.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    expect([kept(), field('message').value]).toEqual([null, '']);
    expect(field('name')).toHaveFocus();
  });

  test('says where the browser keeps nothing', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type(written);
    await pass(DRAFT_DELAY);
    expect(screen.getByText(/This browser cannot keep drafts/)).toBeVisible();
    expect(field('message').value).toBe(written.message);
  });

  test('offers another text', () => {
    localStorage.setItem(KEY, JSON.stringify({ values: { message: 'One' }, others: [{ message: 'Two' }] }));
    renderInSite(<ContactForm form={endpoint} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show the other text' }));
    expect(field('message').value).toBe('Two');
    fireEvent.click(screen.getByRole('button', { name: 'Show the other text' }));
    expect(field('message').value).toBe('One');
  });

  test('hands the focus on when an empty form is exchanged for the other text, and its button goes', () => {
    localStorage.setItem(KEY, JSON.stringify({ values: {}, others: [{ message: 'Two' }] }));
    renderInSite(<ContactForm form={endpoint} />);
    const swap = screen.getByRole('button', { name: 'Show the other text' });
    act(() => swap.focus());
    fireEvent.click(swap);
    expect(swap).not.toBeInTheDocument();
    expect(field('message').value).toBe('Two');
    expect(field('name')).toHaveFocus();
  });

  test('says when the text was sent in another tab', async () => {
    renderInSite(<ContactForm form={endpoint} />);
    type(written);
    await pass(DRAFT_DELAY);
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(status()).toContain('sent or deleted in another tab');
    expect(field('message').value).toBe('');
  });
});

test('React takes over a form in the middle of a word, without a warning', async () => {
  const warned = jest.spyOn(console, 'error');
  // jsdom lacks it, and rendering to a string does not use it.
  const MessageChannel = class {
    port1 = {};
  };
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const form: Form = { ...endpoint, fields: ['subject'], topics: ['Engines', 'Poetry'] };
  document.body.innerHTML = `<div id="root">${renderToString(<ContactForm form={form} />)}</div>`;
  const element = screen.getByRole('form');
  expect(element).not.toHaveAttribute('novalidate');
  const message = field('message');
  message.value = 'Good mor';
  message.focus();
  message.setSelectionRange(2, 5);
  field('topic').value = 'Poetry';
  const root = document.querySelector('#root');
  if (!root) throw new Error('There is no root.');
  const app = await act(() => hydrateRoot(root, <ContactForm form={form} />));
  expect(screen.getByRole('form')).toBe(element);
  expect(element).toHaveAttribute('novalidate');
  expect(field('message')).toBe(message);
  expect([message.value, message.selectionStart, message.selectionEnd]).toEqual(['Good mor', 2, 5]);
  expect(message).toHaveFocus();
  expect(field('topic').value).toBe('Poetry');
  expect(warned).not.toHaveBeenCalled();
  act(() => app.unmount());
});

test('to a mailbox the message goes by the visitor’s own mail program, and stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendWritten({ ...common, destination: 'mailto', email: 'ada@example.org' });
  // jsdom logs that it cannot navigate.
  expect(logged).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
  expect(status()).toContain('Your mail program should be open now.');
  expect(kept()).toContain('Good morning');
});

describe('Turnstile', () => {
  const form: Form = { ...endpoint, turnstile: 'site-key' };
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="challenges.cloudflare.com"]');
  const render = jest.fn<
    string,
    [HTMLElement, { sitekey: string; theme: string; callback: (token: string) => void }]
  >();
  const reset = jest.fn();

  beforeEach(() => {
    render.mockReset().mockReturnValue('widget');
    script()?.remove();
    delete window.turnstile;
  });

  const load = () => {
    Object.assign(window, { turnstile: { render, reset } });
    script()?.dispatchEvent(new Event('load'));
  };

  test('is asked for when the visitor comes into the form, and its proof goes with the message', async () => {
    renderInSite(<ContactForm form={form} />);
    expect(script()).toBeNull();
    act(() => field('name').focus());
    load();
    expect(render.mock.calls[0]?.[1].sitekey).toBe('site-key');
    render.mock.calls[0]?.[1].callback('token');
    await pass(FILL_TIME);
    type(written);
    await press();
    expect(fetched.mock.calls[0]?.[1].body).toContain('cf-turnstile-response=token');
    expect(reset).toHaveBeenCalledWith('widget');
  });

  test('that cannot be asked again keeps no message back, nor the next, which goes without a proof', async () => {
    reset.mockImplementationOnce(() => {
      throw new Error('no such widget');
    });
    fetched.mockResolvedValueOnce(answer(500));
    renderInSite(<ContactForm form={form} />);
    act(() => field('name').focus());
    load();
    render.mock.calls[0]?.[1].callback('token');
    await pass(FILL_TIME);
    type(written);
    await press();
    expect(fetched.mock.calls[0]?.[1].body).toContain('cf-turnstile-response=token');
    await press();
    expect(fetched.mock.calls[1]?.[1].body).not.toContain('turnstile');
  });

  test.each([
    [undefined, 'auto'],
    ['system', 'auto'],
    ['dark', 'dark'],
  ])('where data-theme is %s, it has the theme %s', (theme, expected) => {
    const { dataset } = document.documentElement;
    if (theme) dataset.theme = theme;
    renderInSite(<ContactForm form={form} />);
    act(() => field('name').focus());
    load();
    expect(render.mock.calls[0]?.[1].theme).toBe(expected);
    delete dataset.theme;
  });

  test.each([
    // It is asked for once more when the message is sent.
    ['cannot be loaded', () => script()?.dispatchEvent(new Event('error')), TURNSTILE_TIMEOUT],
    ['never answers', () => load(), TURNSTILE_TIMEOUT],
    [
      'breaks',
      () => {
        render.mockImplementation(() => {
          throw new Error('broken');
        });
        load();
      },
      0,
    ],
  ])('that %s loses no message', async (_, happen, wait) => {
    renderInSite(<ContactForm form={form} />);
    act(() => field('name').focus());
    happen();
    await pass(FILL_TIME);
    type(written);
    await press();
    await pass(wait);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].body).not.toContain('turnstile');
  });

  test.each([
    [
      'goes to another field',
      async () => {
        act(() => field('message').focus());
        await pass(0);
      },
      press,
    ],
    ['sends the message', press, () => pass(0)],
  ])('that could not be loaded is asked for again when the visitor %s', async (_, ask, finish) => {
    renderInSite(<ContactForm form={form} />);
    act(() => field('name').focus());
    script()?.dispatchEvent(new Event('error'));
    expect(script()).toBeNull();
    await pass(FILL_TIME);
    type(written);
    await ask();
    load();
    render.mock.calls[0]?.[1].callback('token');
    await finish();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].body).toContain('cf-turnstile-response=token');
  });

  test('is never asked for by a site without it', () => {
    renderInSite(<ContactForm form={endpoint} />);
    act(() => field('name').focus());
    expect(script()).toBeNull();
  });
});
