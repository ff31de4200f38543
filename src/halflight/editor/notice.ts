/** A notice at the bottom of the editor's page, shown until it is closed or replaced. */
interface Notice {
  text: string;
  action?: { label: string; url: string } | { label: string; run: () => void };
  /** Whether it reports a problem. */
  alert?: boolean;
}

/** The name of the window in which pages are opened, so that it is reused. */
const PREVIEW_WINDOW = 'halflight-preview';

const STYLE = `
.halflight-notice { position: fixed; inset: auto 1rem 1rem; border: 0; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
  inline-size: fit-content; max-inline-size: min(56rem, 100% - 2rem); margin-inline: auto; padding: .625rem 1rem; border-radius: .5rem;
  background: #1c2a3a; color: #fff; font: 15px/1.4 system-ui, sans-serif; box-shadow: 0 4px 24px #0005; }
.halflight-notice[role=alert] { background: #7a1f1f; }
.halflight-notice p { flex: 1 1 20rem; margin: 0; user-select: text; cursor: text; }
.halflight-notice a, .halflight-notice button { border: 1px solid #fff8; border-radius: .375rem; padding: .25rem .75rem; background: none; color: inherit;
  font: inherit; font-weight: 600; text-decoration: none; white-space: nowrap; cursor: pointer; }
.halflight-notice :is(a, button):is(:hover, :focus-visible) { background: #fff2; }
`;

let shown: HTMLElement | undefined;

/** Shows a notice, replacing the previous one. */
export function show({ text, action, alert }: Notice): void {
  close();
  shown = document.createElement('aside');
  shown.className = 'halflight-notice';
  shown.setAttribute('role', alert ? 'alert' : 'status');
  const style = document.createElement('style');
  style.textContent = STYLE;
  const words = document.createElement('p');
  words.textContent = text;
  shown.append(style, words, ...(action ? [toAction(action)] : []), toButton('Close', close));
  document.body.append(shown);
  // In the top layer, above everything in Sveltia CMS.
  shown.popover = 'manual';
  shown.showPopover();
}

function close(): void {
  shown?.remove();
  shown = undefined;
}

function toAction(action: NonNullable<Notice['action']>): HTMLElement {
  if ('run' in action) return toButton(action.label, action.run);
  const link = document.createElement('a');
  Object.assign(link, { href: action.url, target: PREVIEW_WINDOW, textContent: action.label });
  return link;
}

function toButton(label: string, run: () => void): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label, onclick: run });
  return button;
}
