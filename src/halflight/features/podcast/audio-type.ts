/** The media types of recordings that Apple Podcasts takes, by the ending of the file. */
const types = { mp3: 'audio/mpeg', m4a: 'audio/x-m4a' } as const;

export type AudioType = (typeof types)[keyof typeof types];

export const audioTypes = Object.values(types) as [AudioType, ...AudioType[]];

/** The media type of a recording, by the ending of its address; `undefined` if that says nothing. */
export function audioTypeOf(address: string): AudioType | undefined {
  const ending = /\.(mp3|m4a)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase();
  return types[ending as keyof typeof types];
}
