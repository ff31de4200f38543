import type { Problem } from '../checks/problem';
import { fileOfEntry } from '../sourcing/read-bibliography';

/** The failure to make something of a file of the content folder, which an author needs to know the name of. */
export class MakingError extends Error {
  constructor(
    readonly file: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Makes something of an entry, by the path of its file: if that fails, now or later, the error has that path. */
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

/** The same failure as it is told to the author. */
export function toProblem({ file, message }: MakingError): Problem {
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    kind: 'not-made',
    message: `a feed, a calendar or another file that is made of this one could not be made (${message}): set "draft: true" in it to publish the others, and please report it`,
    ours: true,
  };
}
