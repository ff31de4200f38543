const last = new Map<string, Promise<unknown>>();

/** Runs `act` on a file after all earlier actions on it, so that nobody reads a file while it is written. */
export function inTurn<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  const now = (last.get(path) ?? Promise.resolve()).then(act, act);
  last.set(path, now);
  const forget = () => {
    if (last.get(path) === now) last.delete(path);
  };
  now.then(forget, forget);
  return now;
}
