/** The folders of the collections that have a page listing them. A test holds that they are those of the registry. */
export const listNames = ['posts', 'projects', 'experience', 'awards', 'books', 'events', 'products'] as const;

export type ListName = (typeof listNames)[number];
