import { PROBLEMS_ADDRESS } from './address';
import { nextPanel, type PanelMemory, type PanelMode } from './panel-state';
import { drawPanel, focusPanel } from './problem-panel';
import type { ProblemReport } from './problem-report';

/** Where the panel's state outlives a reload of the page; each tab has its own. */
const KEY = 'halflight-problems';

/**
 * In the preview, shows what is wrong with the content in a panel over the page: this page's problems first. It folds to a corner, and
 * closes until there are new errors.
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
  // Another page has other problems of its own.
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
    // A browser that keeps nothing, or no more: after a reload the panel stands as it does for the first time.
  }
}
