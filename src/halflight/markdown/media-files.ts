const endings: Record<'audio' | 'video', readonly string[]> = {
  audio: ['mp3', 'm4a', 'aac', 'oga', 'ogg', 'opus', 'flac', 'wav'],
  video: ['mp4', 'm4v', 'webm', 'ogv', 'mov'],
};

/** Whether a URL leads to a video or a sound, judged by its extension; `undefined` if neither. */
export function mediaKindOf(address: string): 'audio' | 'video' | undefined {
  const ending = /\.([a-z\d]+)(?:[?#]|$)/i.exec(address)?.[1]?.toLowerCase() ?? '';
  return (['video', 'audio'] as const).find((kind) => endings[kind].includes(ending));
}
