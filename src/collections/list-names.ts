/** The folders of the collections that have a page listing them. A test holds that they are those of the registry. */
export const listNames = ['posts', 'projects', 'experience', 'awards', 'books', 'events', 'products'] as const;

/** The folder of a collection that has a list. */
export type ListName = (typeof listNames)[number];
