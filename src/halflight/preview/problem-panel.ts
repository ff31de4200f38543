import { askBack, type Problem } from '../problem';
import type { PanelMode } from './panel-state';
import { countInWords, describeShown, sortForPage, type ProblemGroup } from './problem-groups';
import type { ProblemReport } from './problem-report';
import { PANEL_PROBLEMS, PANEL_EXPANDED } from '../limits';

const style = `
  :host { all: initial; color-scheme: inherit; }
  * { box-sizing: border-box; }
  .panel, .badge { position: fixed; z-index: 2147483000; background: light-dark(#fff, #1d1a19); color: light-dark(#24201e, #f3eeea);
    font: 14px/1.5 system-ui, sans-serif; border: 1px solid light-dark(#cfc7c1, #4d4642); --mark: light-dark(#8a5a00, #ffc86b); }
  [data-worst=error] { --mark: light-dark(#b3261e, #ff8a75); }
  .panel { inset: auto 0 0; max-block-size: 45vh; display: flex; flex-direction: column; border-block-start: 3px solid var(--mark); border-inline: 0; border-block-end: 0; }
  .badge { inset-block-end: .75rem; inset-inline-end: .75rem; padding: .4rem .75rem; border-radius: 2rem; border-color: var(--mark); cursor: pointer;
    box-shadow: 0 2px 12px rgb(0 0 0 / .25); }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; padding: .5rem 1rem; }
  h2 { margin: 0; font-size: 1em; color: var(--mark); }
  header p { margin: 0; flex: 1 1 12rem; }
  button { font: inherit; color: inherit; }
  header button { min-block-size: 28px; padding: 0 .75rem; background: none; border: 1px solid currentColor; border-radius: 4px; cursor: pointer; }
  :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
  .list { overflow: auto; padding: 0 1rem .75rem; overscroll-behavior: contain; }
  h3 { margin: .5rem 0 .25rem; font-size: 1em; }
  ul { margin: 0; padding: 0; list-style: none; }
  li, summary { margin: .3rem 0; overflow-wrap: anywhere; } summary { cursor: pointer; }
  details ul { padding-inline-start: 1rem; }
  code { font: 13px/1.5 ui-monospace, monospace; font-weight: 600; }
  .label { font-weight: 600; } .error { color: light-dark(#b3261e, #ff8a75); } .warning { color: light-dark(#8a5a00, #ffc86b); }
  .said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media print { .panel, .badge { display: none; } }
`;

/** Called when the author expands, collapses or closes the panel. */
export type Choose = (mode: PanelMode) => void;

/** Renders the problems into a shadow root, and announces their number to screen readers. Without a mode, or when closed, no panel is rendered. */
export function drawPanel(
  root: ShadowRoot,
  { report, mode, path, choose }: { report: ProblemReport; mode: PanelMode | undefined; path: string; choose: Choose },
): void {
  const status = statusOf(root);
  const words = countInWords(report.problems);
  const announced = words ? `In the content: ${words}` : '';
  if (status.textContent !== announced) status.textContent = announced;
  for (const old of root.querySelectorAll('.panel, .badge')) old.remove();
  if (mode === 'open') root.append(toPanel(report, path, choose));
  else if (mode === 'badge') root.append(toBadge(report, choose));
}

/** Moves the focus to the badge or the panel's first button, after the focused button was replaced. */
export function focusPanel(root: ShadowRoot): void {
  root.querySelector<HTMLElement>('.badge, .panel button')?.focus();
}

/** The live region for screen readers; it must exist before its content changes. */
function statusOf(root: ShadowRoot): Element {
  const there = root.querySelector('.said');
  if (there) return there;
  const sheet = element('style', style);
  const status = element('p');
  status.className = 'said';
  status.setAttribute('role', 'status');
  root.append(sheet, status);
  return status;
}

function toBadge(report: ProblemReport, choose: Choose): HTMLElement {
  const badge = button(countInWords(report.problems), () => choose('open'));
  badge.className = 'badge';
  badge.dataset.worst = worstOf(report.problems);
  badge.setAttribute('aria-expanded', 'false');
  badge.setAttribute('aria-label', `${countInWords(report.problems)} in the content: show`);
  return badge;
}

function toPanel(report: ProblemReport, path: string, choose: Choose): HTMLElement {
  const panel = element('section');
  panel.className = 'panel';
  panel.dataset.worst = worstOf(report.problems);
  panel.setAttribute('aria-label', 'Problems in the content');
  const fold = button('Collapse', () => choose('badge'));
  fold.setAttribute('aria-expanded', 'true');
  const header = element('header');
  const heading = element('h2', `${countInWords(report.problems)} in the content`);
  header.append(
    heading,
    element('p', describeShown(report)),
    fold,
    button('Close', () => choose('closed')),
  );
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') choose('badge');
  });
  panel.append(header, toList(report, path));
  return panel;
}

function toList(report: ProblemReport, path: string): HTMLElement {
  const { own, others } = sortForPage(report, path);
  const list = element('div');
  list.className = 'list';
  // A scrollable list must be reachable with the keyboard.
  list.tabIndex = 0;
  list.setAttribute('role', 'group');
  list.setAttribute('aria-label', 'List of problems');
  if (own.length > 0) list.append(element('h3', 'On this page'), toItems(own));
  if (own.length > 0 && others.length > 0) list.append(element('h3', 'Elsewhere'));
  for (const group of others)
    list.append(group.problems.length > PANEL_EXPANDED ? toDetails(group) : toItems(group.problems));
  return list;
}

/** A collapsed group. Its items are created when it is expanded, because there may be thousands. */
function toDetails({ severity, kind, problems }: ProblemGroup): HTMLElement {
  const details = element('details');
  const summary = element('summary');
  const [first] = problems;
  summary.append(
    labelled(severity, `${problems.length} × ${kind.replaceAll('-', ' ')}`),
    `, first in ${first?.file ?? ''}`,
  );
  details.append(summary);
  details.addEventListener('toggle', () => {
    if (details.open && !details.querySelector('ul')) details.append(toItems(problems));
  });
  return details;
}

function toItems(problems: readonly Problem[]): HTMLElement {
  const list = element('ul');
  list.append(...problems.slice(0, PANEL_PROBLEMS).map(toItem));
  const more = problems.length - PANEL_PROBLEMS;
  if (more > 0) list.append(element('li', `and ${more} more: "npm run check" lists them`));
  return list;
}

function toItem({ file, line, column, severity, message, suggestion }: Problem): HTMLElement {
  const item = element('li');
  item.append(
    labelled(severity, severity),
    ' ',
    element('code', `${file}:${line}:${column}`),
    ` ${message}${suggestion ? `. ${askBack(suggestion)}` : ''}`,
  );
  return item;
}

function labelled(severity: Problem['severity'], text: string): HTMLElement {
  const label = element('span', text);
  label.className = `label ${severity}`;
  return label;
}

function worstOf(problems: readonly Problem[]): Problem['severity'] {
  return problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
