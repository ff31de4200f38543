import type { Problem } from '../../checks/problem';

/** How the panel stands: unfolded, folded to a badge in the corner, or closed. */
export type PanelMode = 'open' | 'badge' | 'closed';

/** What is remembered from one report to the next, and over a reload of the page. */
export interface PanelMemory {
  /** What the author chose, until there are new errors. */
  chosen?: PanelMode;
  /** The errors that the author has been shown. */
  seen: readonly string[];
}

/** What an error is known by. Its line is no part of it: an edit above it makes it no other. */
function keyOf({ file, kind, message }: Problem): string {
  return `${file} ${kind} ${message}`;
}

/**
 * How the panel stands when a report arrives: unfolded when there are errors that were not there before; else as the author left it; else
 * unfolded for errors, and a badge for warnings alone. `undefined` when there is nothing to show.
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
