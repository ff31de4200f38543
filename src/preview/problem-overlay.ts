import { askBack, type Problem } from '../sourcing/problem';
import { PROBLEMS_ADDRESS } from './address';

const style = `
  :host { all: initial; }
  section { position: fixed; inset: auto 0 0 0; z-index: 9999; max-height: 50vh; overflow: auto; padding: 1rem 1.25rem; background: #2a1512; color: #fff3ee;
    font: 14px/1.5 ui-monospace, monospace; border-top: 3px solid #ff8a66; }
  h2 { margin: 0 0 .5rem; font-size: 1em; }
  li { margin: .35rem 0; } b { color: #ffb59c; }
`;

/** In the preview, lists what is wrong with the content over the last good version of the page, until it is mended. */
export function listenForProblems(): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  new EventSource(PROBLEMS_ADDRESS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    draw(root, JSON.parse(data) as Problem[]);
  });
}

function draw(root: ShadowRoot, problems: readonly Problem[]): void {
  root.replaceChildren();
  if (problems.length === 0) return;
  const panel = document.createElement('section');
  panel.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content; the last good version is shown`;
  const list = document.createElement('ul');
  list.append(
    ...problems.map(({ file, line, column, message, suggestion }) => {
      const item = document.createElement('li');
      const place = document.createElement('b');
      place.textContent = `${file}:${line}:${column}`;
      item.append(place, ` ${message}${suggestion ? `. ${askBack(suggestion)}` : ''}`);
      return item;
    }),
  );
  const sheet = document.createElement('style');
  sheet.textContent = style;
  panel.append(heading, list);
  root.append(sheet, panel);
}
