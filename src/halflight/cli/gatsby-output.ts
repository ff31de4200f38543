import { relative } from 'node:path';
import { styleText } from 'node:util';
import type { Problem } from '../problem';
import { PROBLEMS_ACTION } from '../preview/address';
import { PAGES_FINISHED_ACTION } from '../finish/finish-pages';
import { PICTURES_LEFT_ACTION } from '../sourcing/pictures/pictures-left';
import type { Steps } from './steps';

/**
 * Reads Gatsby's structured log (`GATSBY_LOGGER=json`, one action per line) and prints what matters to an author: each step with its time, every
 * warning and every error. Information (level INFO) and advice for Gatsby's own users are left out. Unknown lines are printed.
 */

/** A step of Gatsby's work, and the activities that start it. */
export interface GatsbyStep {
  label: string;
  begins: readonly string[];
  /** What to expect if it is slow. */
  hint?: string;
}

const BOOTSTRAP: readonly GatsbyStep[] = [
  { label: 'Start Gatsby', begins: [] },
  { label: 'Read the content', begins: ['createSchemaCustomization', 'source and transform nodes'] },
  { label: 'Plan the pages', begins: ['building schema', 'createPages'] },
];

/** The steps of `gatsby build`. */
export const BUILD_STEPS: readonly GatsbyStep[] = [
  ...BOOTSTRAP,
  {
    label: 'Bundle scripts and styles',
    begins: ['Building production JavaScript and CSS bundles'],
    hint: 'up to a minute the first time',
  },
  {
    label: 'Collect page data, resize pictures',
    // The activity before it: Gatsby logs the start of queries only if worker processes run them.
    begins: ['Caching Webpack compilations'],
  },
  { label: 'Write the pages', begins: ['Building static HTML for pages'] },
  { label: 'Add search, feeds and sharing images', begins: ['onPostBuild'] },
];

/** The steps of `gatsby develop`. */
export const PREVIEW_STEPS: readonly GatsbyStep[] = [
  ...BOOTSTRAP,
  {
    label: 'Bundle the preview',
    begins: ['Building development bundle'],
    hint: 'up to a minute the first time',
  },
];

const READY = 'webpack-develop';

/**
 * Messages for people who use Gatsby directly, which its records do not tell apart from other warnings and from what plugins print. None of them is
 * an error.
 */
const NOISE: readonly RegExp[] = [
  /^The GraphQL query in the non-page component ".*" will not be run\.$/,
  /^Exported queries are only executed for page components\./,
  /^You can now view .* in the browser\.$/,
  /^View GraphiQL, an in-browser IDE/,
  /^Note that the development build is not optimized\.$/,
  /^To create a production build, use gatsby build$/,
  // On a slow machine, encoding the images of a page takes this long.
  /^This query took more than 15s to run /,
  // What webpack marks as information.
  /^<i> \[/,
];

/** A URL of the preview, among the lines that Gatsby prints when it is ready. */
const ADDRESS = /^(?:Local:|On Your Network:)?\s*(https?:\/\/\S+)$/;

const CHANGED = /^(?:changed|added|deleted) (?:file|directory) at (.*)$|^(?:file|directory) deleted at (.*)$/;

interface Action {
  type: string;
  payload: Payload | string | null;
}

interface Payload {
  id?: string;
  level?: string;
  text?: string;
  status?: string;
  filePath?: string | null;
  location?: { start?: { line?: number; column?: number } } | null;
}

interface Options {
  steps: Steps;
  plan: readonly GatsbyStep[];
  /** The content folder, as an absolute path. */
  folder: string;
  colour: boolean;
  /** Called when the preview is ready, with the URLs that Gatsby prints. */
  ready?: (addresses: readonly string[]) => void;
  /** Called with the content's problems after each check. */
  problems?: (problems: readonly Problem[]) => void;
  /** Called once the pages in `public/` are final, while other files are still being written. */
  pagesFinished?: () => void;
  now?: () => number;
}

/** Returns a function that takes the lines of Gatsby's output one by one. */
export function readGatsbyOutput({
  steps,
  plan,
  folder,
  colour,
  now = () => performance.now(),
  ...told
}: Options): (line: string) => void {
  const paint = (style: 'red' | 'yellow', text: string) => (colour ? styleText(style, text) : text);
  const changed = new Set<string>();
  const addresses = new Set<string>();
  let reached = 0;
  let isReady = false;
  let since: number | undefined;
  let until = 0;

  function begin(activity: string): void {
    const index = plan.findIndex(({ begins }) => begins.includes(activity));
    const step = plan[index];
    if (isReady || !step || index <= reached) return;
    reached = index;
    steps.begin(step.label, step.hint);
  }

  function end({ id, status }: Payload): void {
    until = now();
    if (isReady || id !== READY) return;
    if (status === 'SUCCESS') steps.end();
    else steps.drop();
    isReady = true;
    if (status === 'SUCCESS') told.ready?.([...addresses]);
  }

  function settle(status: string): void {
    if (status !== 'SUCCESS' || since === undefined) return;
    const [first = '', ...others] = [...changed];
    const files = others.length > 0 ? `${first} and ${others.length} more` : first;
    steps.print(`${files}: shown after ${((until - since) / 1000).toFixed(1)} s`);
    changed.clear();
    since = undefined;
  }

  function log({ level = '', text = '', filePath, location }: Payload): void {
    const words = text.replace(/^[\s\u2800]+|\s+$/g, '');
    const isError = level === 'ERROR';
    // The step's own line shows its time.
    if (words === '' || level === 'ACTIVITY_SUCCESS') return;
    if (!isError && NOISE.some((pattern) => pattern.test(words))) return;
    const address = ADDRESS.exec(words)?.[1];
    if (!isError && !isReady && address !== undefined) {
      if (!address.endsWith('/___graphql')) addresses.add(address);
      return;
    }
    if (level === 'INFO') {
      const [, here, gone] = CHANGED.exec(words) ?? [];
      const path = here ?? gone;
      if (path === undefined) return;
      changed.add(relative(folder, path));
      since ??= now();
      return;
    }
    const place = isError && filePath ? `\n  ${filePath}${toPosition(location)}` : '';
    steps.print(`${labelOf(level, paint)}${text.replace(/^(?:\s*\n)+|\s+$/g, '')}${place}`);
  }

  function tellLeft(left: number): void {
    if (!isReady && left > 0) steps.tell(left === 1 ? '1 picture left' : `${left} pictures left`);
  }

  return (line) => {
    const action = readAction(line);
    if (!action) {
      if (!NOISE.some((pattern) => pattern.test(line))) steps.print(line);
      return;
    }
    const { type, payload } = action;
    if (type === PROBLEMS_ACTION && Array.isArray(payload)) told.problems?.(payload as Problem[]);
    else if (type === PAGES_FINISHED_ACTION) told.pagesFinished?.();
    else if (type === PICTURES_LEFT_ACTION && typeof payload === 'string') tellLeft(Number(payload));
    else if (payload === null) return;
    else if (typeof payload === 'string') {
      if (type === 'SET_STATUS') settle(payload);
    } else if (type === 'ACTIVITY_START') begin(payload.text ?? '');
    else if (type === 'ACTIVITY_END') end(payload);
    else if (type === 'LOG') log(payload);
    // Other actions count running activities, or print the tree of templates.
  };
}

function labelOf(level: string, paint: (style: 'red' | 'yellow', text: string) => string): string {
  if (level === 'ERROR') return `${paint('red', 'error')} `;
  if (level === 'WARNING') return `${paint('yellow', 'warning')} `;
  if (level === 'ACTIVITY_FAILED') return `${paint('red', 'failed')} `;
  return level === 'ACTIVITY_INTERRUPTED' ? 'not finished ' : '';
}

function toPosition(location: Payload['location']): string {
  const { line, column } = location?.start ?? {};
  return line === undefined ? '' : `:${line}${column === undefined ? '' : `:${column}`}`;
}

const ACTION_TYPES = /^(?:SET_STATUS|LOG|RENDER_PAGE_TREE|ACTIVITY_[A-Z]+)$/;

const ENGINE_ACTIONS: ReadonlySet<string> = new Set([PROBLEMS_ACTION, PAGES_FINISHED_ACTION, PICTURES_LEFT_ACTION]);

/** The action in a line; `undefined` for other lines, including unrelated JSON. */
function readAction(line: string): Action | undefined {
  if (!line.startsWith('{"type":')) return undefined;
  try {
    const action = JSON.parse(line) as Action;
    return ENGINE_ACTIONS.has(action.type) || ACTION_TYPES.test(action.type) ? action : undefined;
  } catch {
    return undefined;
  }
}
