import { PROBLEMS_ADDRESS } from './address';
import { nextPanel, type PanelMemory, type PanelMode } from './panel-state';
import { drawPanel, focusPanel } from './problem-panel';
import type { ProblemReport } from './problem-report';

/** The session storage key under which each tab keeps the panel's state across reloads. */
const KEY = 'halflight-problems';

/**
 * In the preview, shows problems with the content in a panel over the page, those of the current page first. The panel collapses to a badge in the
 * corner, and can be closed until there are new errors.
 */
export function listenForProblems(): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  document.body.append(host);
  let memory = remembered();
  let report: ProblemReport | undefined;
  let mode: PanelMode | undefined;

  const draw = () => {
    if (report) drawPanel(root, { report, mode, path: currentPath(), choose });
  };
  const choose = (chosen: PanelMode) => {
    mode = chosen;
    memory = { ...memory, chosen };
    remember(memory);
    draw();
    focusPanel(root);
  };
  new EventSource(PROBLEMS_ADDRESS).addEventListener('message', ({ data }: MessageEvent<string>) => {
    report = JSON.parse(data) as ProblemReport;
    ({ mode, memory } = nextPanel(report.problems, memory));
    remember(memory);
    draw();
  });
  // After a client-side navigation, another page's problems come first.
  addEventListener('newpage', draw);
}

function currentPath(): string {
  try {
    return decodeURI(location.pathname);
  } catch {
    return location.pathname;
  }
}

function remembered(): PanelMemory {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{"seen":[]}') as PanelMemory;
  } catch {
    return { seen: [] };
  }
}

function remember(memory: PanelMemory): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Storage is unavailable or full: after a reload, the panel starts in its initial state.
  }
}
