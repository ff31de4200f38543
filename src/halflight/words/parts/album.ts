import type { ListWords } from '../list-words';

export const album = {
  albums: 'Albums',
  albumsIntro: 'Photographs, the newest first.',
  noAlbums: 'There are no albums here yet.',
  allAlbums: 'All albums',
  moreAlbums: 'More albums',
  albumPicture: 'About this picture',
  albumDay: 'Taken on',
  albumCamera: 'Camera',
  albumLens: 'Lens',
  albumExposure: 'Exposure',
  albumCreator: 'Photograph',
  albumLicense: 'Licence',
  albumPermission: 'Ask to use it',
  albumDownload: 'Download',
  albumDownloadAll: 'Download all pictures',
} as const satisfies ListWords<'albums'>;
