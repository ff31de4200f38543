// Written by `npm run derive` from the folders beside it.

export const markdown = {} as const;
