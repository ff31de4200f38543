import { START, type Problem } from '../problem';
import { fileOfEntry } from '../sourcing/read-bibliography';

/** A failure to make something from a file of the content folder, whose name the author needs to know. */
export class MakingError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Makes something from an entry, given the path of its file. If that fails, now or later, the error has that path. */
export function madeOf<Made>(filePath: string, make: () => Made): Made {
  const fail = (cause: unknown): never => {
    throw cause instanceof MakingError ? cause : new MakingError(fileOfEntry(filePath), cause);
  };
  try {
    const made = make();
    return made instanceof Promise ? (made.catch(fail) as Made) : made;
  } catch (error) {
    return fail(error);
  }
}

/** The failure as reported to the author. */
export function toProblem({ file, message }: MakingError): Problem {
  return {
    file,
    ...START,
    severity: 'error',
    kind: 'not-made',
    message: `a feed, a calendar or another file that is made of this one could not be made (${message}): set "draft: true" in it to publish the others, and please report it`,
    internal: true,
  };
}
