/** Says what an import is doing, and how much of it is done. */
export interface Progress {
  /** Begins a phase: `Converting`, `texts`. Without `total`, only the phase is shown. */
  begin: (doing: string, total?: number) => void;
  /** Another of the phase's things is done. */
  step: () => void;
  /** The last phase is over. */
  end: () => void;
}

export const silent: Progress = { begin: () => undefined, step: () => undefined, end: () => undefined };

interface Out {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/** How many times a phase is shown again while it goes on. */
const SHOWN = 100;

/** Shows progress in a terminal as one line that changes, and elsewhere as one line for each phase. */
export function createProgress(out: Out): Progress {
  let doing = '';
  let total = 0;
  let done = 0;
  const show = () => {
    if (out.isTTY) out.write(`\r\u001B[K${doing}${total > 0 ? `: ${done} of ${total}` : ' …'}`);
  };
  return {
    begin: (next, count = 0) => {
      [doing, total, done] = [next, count, 0];
      if (out.isTTY) show();
      else out.write(`${doing}${total > 0 ? `: ${total}` : ''}\n`);
    },
    step: () => {
      done += 1;
      if (done % Math.ceil(total / SHOWN) === 0) show();
    },
    end: () => {
      if (out.isTTY) out.write('\r\u001B[K');
    },
  };
}
