import type { Problem } from '../problem';

/** The state of the panel: expanded, collapsed to a badge in the corner, or closed. */
export type PanelMode = 'open' | 'badge' | 'closed';

/** What is remembered between reports, and across reloads of the page. */
export interface PanelMemory {
  /** The author's choice, until there are new errors. */
  chosen?: PanelMode;
  /** The keys of the errors that the author has already seen. */
  seen: readonly string[];
}

/** The identity of an error. Its line is left out, so that an edit above it does not make it a new error. */
function keyOf({ file, kind, message }: Problem): string {
  return `${file} ${kind} ${message}`;
}

/**
 * The state of the panel when a report arrives: expanded if there are new errors; otherwise as the author left it; otherwise expanded for errors, and
 * a badge for warnings alone. `undefined` if there are no problems.
 */
export function nextPanel(
  problems: readonly Problem[],
  { chosen, seen }: PanelMemory,
): { mode: PanelMode | undefined; memory: PanelMemory } {
  if (problems.length === 0) return { mode: undefined, memory: { seen: [] } };
  const errors = problems.filter(({ severity }) => severity === 'error').map(keyOf);
  const known = new Set(seen);
  const isNew = errors.some((error) => !known.has(error));
  const kept = isNew ? undefined : chosen;
  const mode = kept ?? (errors.length > 0 ? 'open' : 'badge');
  return { mode, memory: { ...(kept && { chosen: kept }), seen: errors } };
}
