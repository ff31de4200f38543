// Written by `npm run derive` from the files beside it.

export const migrations = {} as const;
