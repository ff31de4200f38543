/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import type { ShownForm } from './destinations';
import { contactFields } from './message';
import { DRAFT_DELAY, FILL_TIME, TURNSTILE_TIMEOUT } from '../../limits';
import { renderInSite } from '../../testing/site';
import { refuseStorage } from '../../testing/refuse-storage';
import { Form } from './form';
import { draftKey } from './drafts';

const KEY = draftKey('/', { name: 'contact' });
const common = {
  name: 'contact',
  fields: contactFields([]),
  sentUrl: 'https://example.org/contact/sent/',
  email: 'ada@example.org',
};
const endpoint: ShownForm = { ...common, destination: 'endpoint', url: '/api/contact', format: 'form' };
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

/** Renders the form, fills it in slowly enough, and sends it. */
async function sendWritten(form: ShownForm = endpoint): Promise<void> {
  renderInSite(<Form form={form} />);
  await pass(FILL_TIME);
  type(written);
  await press();
}

describe('an exception that a visitor reports', () => {
  const reported = 'Application error: a client-side exception has occurred (0badcafe)';
  beforeEach(() => history.replaceState({ key: 1 }, '', '/contact/?report=0badcafe#form'));
  afterEach(() => history.replaceState(null, '', '/'));

  test('is appended to an earlier text', () => {
    localStorage.setItem(KEY, JSON.stringify({ values: written }));
    renderInSite(<Form form={endpoint} />);
    expect(field('message').value).toBe(`${written.message}\n\n${reported}`);
    expect(field('name').value).toBe(written.name);
  });
});

describe('errors', () => {
  test('are revalidated as they are corrected, and no others', async () => {
    renderInSite(<Form form={endpoint} />);
    await press();
    expect(field('name')).toHaveFocus();
    type({ email: 'charles' });
    expect(field('email')).toHaveAccessibleDescription(expect.stringContaining('e-mail address is incomplete'));
    type({ email: 'charles@example.org' });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
    type({ email: 'charles' });
    expect(field('email')).not.toHaveAttribute('aria-invalid');
  });
});

test('a failed delivery looks different from other news, and says why the server refused the message', async () => {
  fetched.mockResolvedValue(answer(403, { error: 'Closed.' }));
  await sendWritten();
  expect(document.querySelector('.contact-news-failed')).not.toBeNull();
  expect(status()).toMatch(/did not accept.*It says: “Closed\.”/);
});

describe('sending', () => {
  test('locks the text meanwhile', async () => {
    localStorage.setItem(KEY, JSON.stringify({ values: written, others: [{ message: 'Another text' }] }));
    fetched.mockReturnValue(new Promise(() => undefined));
    renderInSite(<Form form={endpoint} />);
    await press();
    // A restored text was written long ago, so it is sent without a wait.
    expect(fetched).toHaveBeenCalledTimes(1);
    for (const name of ['Show the other text', 'Delete what I typed']) {
      const control = screen.getByRole('button', { name });
      expect(control).toHaveAttribute('aria-disabled', 'true');
      fireEvent.click(control);
      expect(field('message').value).toBe(written.message);
    }
    expect(kept()).toContain('Another text');
  });

  test('locks the topic meanwhile, which would otherwise be saved as a draft', async () => {
    let deliver: (given: Answer) => void = () => undefined;
    fetched.mockReturnValue(new Promise((done) => (deliver = done)));
    await sendWritten({ ...endpoint, fields: contactFields([], ['Engines', 'Poetry']) });
    expect(field('topic')).toBeDisabled();
    deliver(answer(500));
    await pass(0);
    expect(field('topic')).toBeEnabled();
  });

  test('keeps waiting if a browser timer fires early, because the receiver would refuse the message', async () => {
    renderInSite(<Form form={endpoint} />);
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
});

describe('an unconfirmed message', () => {
  test('because of an error is reported, and can be sent again', async () => {
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

  test('is not offered as an email if no address may be shown', async () => {
    fetched.mockResolvedValue(answer(500));
    await sendWritten({ ...endpoint, email: undefined });
    expect(screen.queryByRole('link', { name: 'Send as e-mail' })).toBeNull();
  });

  test('a text too long for a mail URL is copied', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    Object.assign(navigator, { clipboard: { writeText } });
    fetched.mockResolvedValue(answer(500));
    renderInSite(<Form form={endpoint} />);
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

describe('the line about the draft', () => {
  test('says if the browser cannot store it', async () => {
    renderInSite(<Form form={endpoint} />);
    refuseStorage('setItem');
    type(written);
    await pass(DRAFT_DELAY);
    expect(screen.getByText(/This browser cannot keep drafts/)).toBeVisible();
    expect(field('message').value).toBe(written.message);
  });

  test('moves the focus when an empty form is swapped with the other text, and its button disappears', () => {
    localStorage.setItem(KEY, JSON.stringify({ values: {}, others: [{ message: 'Two' }] }));
    renderInSite(<Form form={endpoint} />);
    const swap = screen.getByRole('button', { name: 'Show the other text' });
    act(() => swap.focus());
    fireEvent.click(swap);
    expect(swap).not.toBeInTheDocument();
    expect(field('message').value).toBe('Two');
    expect(field('name')).toHaveFocus();
  });
});

test('with mailto, the message goes through the visitor’s own mail program, and stays in the form', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendWritten({ ...common, destination: 'mailto', email: 'ada@example.org' });
  // jsdom logs that it cannot navigate.
  expect(logged).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
  expect(status()).toContain('Your mail program should be open now.');
  expect(kept()).toContain('Good morning');
});

describe('Turnstile', () => {
  const form: ShownForm = { ...endpoint, turnstile: 'site-key' };
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

  test('starts when the visitor enters the form, and its token is sent with the message', async () => {
    const { dataset } = document.documentElement;
    dataset.theme = 'dark';
    renderInSite(<Form form={form} />);
    expect(script()).toBeNull();
    act(() => field('name').focus());
    load();
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key', theme: 'dark' });
    delete dataset.theme;
    render.mock.calls[0]?.[1].callback('token');
    await pass(FILL_TIME);
    type(written);
    await press();
    expect(fetched.mock.calls[0]?.[1].body).toContain('cf-turnstile-response=token');
    expect(reset).toHaveBeenCalledWith('widget');
  });

  test('if it cannot be restarted, holds back neither this message nor the next, which has no token', async () => {
    reset.mockImplementationOnce(() => {
      throw new Error('no such widget');
    });
    fetched.mockResolvedValueOnce(answer(500));
    renderInSite(<Form form={form} />);
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
    // It is requested again when the message is sent.
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
  ])('if it %s, loses no message', async (_, happen, wait) => {
    renderInSite(<Form form={form} />);
    act(() => field('name').focus());
    happen();
    await pass(FILL_TIME);
    type(written);
    await press();
    await pass(wait);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].body).not.toContain('turnstile');
  });

  test('if it failed to load, is requested again when the visitor moves to another field', async () => {
    renderInSite(<Form form={form} />);
    act(() => field('name').focus());
    script()?.dispatchEvent(new Event('error'));
    expect(script()).toBeNull();
    await pass(FILL_TIME);
    type(written);
    act(() => field('message').focus());
    await pass(0);
    load();
    render.mock.calls[0]?.[1].callback('token');
    await press();
    expect(fetched.mock.calls[0]?.[1].body).toContain('cf-turnstile-response=token');
  });
});
