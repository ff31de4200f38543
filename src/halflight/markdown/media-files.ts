const endings: Record<'audio' | 'video', readonly string[]> = {
  audio: ['mp3', 'm4a', 'aac', 'oga', 'ogg', 'opus', 'flac', 'wav'],
  video: ['mp4', 'm4v', 'webm', 'ogv', 'mov'],
};

/** Whether a URL is that of a video or of a sound, by its extension; `undefined` for anything else. */
export function mediaKindOf(address: string): 'audio' | 'video' | undefined {
  const ending = /\.([a-z\d]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return (['video', 'audio'] as const).find((kind) => endings[kind].includes(ending));
}
