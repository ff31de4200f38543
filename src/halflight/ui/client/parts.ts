import { accentPicker } from '../../features/accent-picker/client';
import { closeAnnouncement } from '../../features/announcement/close-announcement';
import { comments } from '../../features/comments/client';
import { thread } from '../../features/comments/thread/client';
import { returnToForm } from '../../features/contact/client';
import { embeds } from '../../features/embeds/client';
import { errorInLanguage } from './error-in-language';
import { languageOffer } from '../../features/languages/client';
import { lightbox } from '../../features/lightbox/client';
import { rowFilter } from '../../features/row-filter/client';
import { searchKeys } from '../../features/search/search-keys';
import { chooseTheme } from '../../features/theme/choose-theme';
import { closeMenusOnLeaving } from './close-menus';
import { contents } from './contents';
import { copyButtons } from './copy-buttons';
import { fetchAhead } from './fetch-ahead';
import { filterList } from './filter-list';
import { playFilms } from './play-films';
import { prefetchReact } from './prefetch-react';
import { printButton } from './print-button';
import { splitPictures } from './split-pictures';

/**
 * What works in pages without React. Each part is started once, on a page that has been parsed. Nearly all listen on the document and find what they
 * work on when something happens there, so they also serve the pages that React shows in place.
 */
const parts: readonly (() => unknown)[] = [
  fetchAhead,
  chooseTheme,
  searchKeys,
  closeMenusOnLeaving,
  closeAnnouncement,
  contents,
  copyButtons,
  lightbox,
  filterList,
  rowFilter,
  splitPictures,
  embeds,
  playFilms,
  comments,
  thread,
  prefetchReact,
  returnToForm,
  printButton,
  accentPicker,
  languageOffer,
  errorInLanguage,
];

function startParts(): void {
  // One by one: an error in one does not keep the others from starting.
  for (const start of parts) queueMicrotask(start);
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startParts);
else startParts();
