import { accentPicker } from '../../features/accent-picker/client';
import { announcement } from '../../features/announcement/client';
import { comments } from '../../features/comments/client';
import { thread } from '../../features/comments/thread/client';
import { returnToForm } from '../../features/contact/client';
import { closeMenusOnLeaving } from './close-menus';
import { contents } from './contents';
import { copyButtons } from './copy-buttons';
import { embeds } from '../../features/embeds/client';
import { lightbox } from '../../features/lightbox/client';
import { filterList } from './filter-list';
import { languageOffer } from '../../features/languages/client';
import { errorInLanguage } from './error-in-language';
import { rowFilter } from '../../features/row-filter/client';
import { searchKeys } from '../../features/search/search-keys';
import { searchPageKeys } from '../../features/search/search-page-keys';
import { chooseTheme } from '../../features/theme/choose-theme';
import { prefetchReact } from './prefetch-react';
import { printButton } from './print-button';
import { splitPictures } from './split-pictures';

export {
  accentPicker,
  announcement,
  chooseTheme,
  closeMenusOnLeaving,
  comments,
  contents,
  copyButtons,
  embeds,
  errorInLanguage,
  filterList,
  languageOffer,
  lightbox,
  prefetchReact,
  printButton,
  returnToForm,
  rowFilter,
  searchKeys,
  searchPageKeys,
  splitPictures,
  thread,
};

/** Scripts that run only on pages with a certain class, the one in `needs`. Each listens on the document, and so is started only once. */
export const parts = {
  accentPicker: { needs: 'accent-picker', start: accentPicker },
  chooseTheme: { needs: 'theme-control', start: chooseTheme },
  closeMenusOnLeaving: { needs: 'menu', start: closeMenusOnLeaving },
  comments: { needs: 'comments-link', start: comments },
  contents: { needs: 'contents', start: contents },
  copyButtons: { needs: 'copy-button', start: copyButtons },
  embeds: { needs: 'embed-link', start: embeds },
  filterList: { needs: 'list-filters', start: filterList },
  lightbox: { needs: 'lightbox', start: lightbox },
  prefetchReact: { needs: 'contact-form', start: prefetchReact },
  printButton: { needs: 'print-button', start: printButton },
  returnToForm: { needs: 'contact-form', start: returnToForm },
  rowFilter: { needs: 'row-filter', start: rowFilter },
  searchKeys: { needs: 'search-button', start: searchKeys },
  splitPictures: { needs: 'split-picture', start: splitPictures },
  thread: { needs: 'thread-link', start: thread },
} as const;

/** Like `parts`, but run before the page has been parsed: what is typed while the search page loads must not be lost. */
export const partsAtOnce = { searchPageKeys: { needs: 'search-page' } } as const;

/** Like `parts`, but needed on every page of a site or on none: React, which changes pages in place, never starts them. */
export const partsOfSites = { announcement: { needs: 'announcement' } } as const;

/** Only for multilingual sites: on each of their pages, and on the page for missing URLs. React, which changes pages in place, never starts them. */
export const partsInLanguages = {
  languageOffer: { needs: 'language-switch' },
  errorInLanguage: { needs: 'error-languages' },
} as const;

/** Starts the parts that the first page did not need: once React changes pages in place, another page may. */
export function startOtherParts(): void {
  for (const { needs, start } of Object.values(parts)) {
    if (!document.querySelector(`script[data-needs="${needs}"]`)) start();
  }
}
