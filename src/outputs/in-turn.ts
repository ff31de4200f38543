const last = new Map<string, Promise<unknown>>();

/** Does something with a file once all is done that was to be done with it before: nobody reads what another is just writing. */
export function inTurn<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  const now = (last.get(path) ?? Promise.resolve()).then(act, act);
  last.set(path, now);
  const forget = () => {
    if (last.get(path) === now) last.delete(path);
  };
  now.then(forget, forget);
  return now;
}
