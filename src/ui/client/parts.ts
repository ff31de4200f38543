import { accentPicker } from '../../features/accent-picker/client';
import { announcement } from '../../features/announcement/client';
import { comments } from '../../features/comments/client';
import { thread } from '../../features/comments/thread/client';
import { returnToForm } from '../../features/contact/client';
import { contents } from './contents';
import { copyButtons } from './copy-buttons';
import { embeds } from '../../features/embeds/client';
import { lightbox } from '../../features/lightbox/client';
import { filterList } from './filter-list';
import { languageOffer } from '../../features/languages/client';
import { errorInLanguage } from './error-in-language';
import { rowFilter } from '../../features/row-filter/client';
import { searchKeys, searchKeysAtOnce } from '../../features/search/search-keys';
import { printButton } from './print-button';
import { splitPictures } from './split-pictures';

export {
  accentPicker,
  announcement,
  comments,
  contents,
  copyButtons,
  embeds,
  errorInLanguage,
  filterList,
  languageOffer,
  lightbox,
  printButton,
  returnToForm,
  rowFilter,
  searchKeys,
  searchKeysAtOnce,
  splitPictures,
  thread,
};

/** What runs only on pages that have something for it: the class that it works on. Each listens on the document, and so is started once. */
export const parts = {
  accentPicker: { needs: 'accent-picker', start: accentPicker },
  comments: { needs: 'comments-link', start: comments },
  contents: { needs: 'contents', start: contents },
  copyButtons: { needs: 'copy-button', start: copyButtons },
  embeds: { needs: 'embed-link', start: embeds },
  filterList: { needs: 'list-filters', start: filterList },
  lightbox: { needs: 'lightbox', start: lightbox },
  printButton: { needs: 'print-button', start: printButton },
  returnToForm: { needs: 'contact-form', start: returnToForm },
  rowFilter: { needs: 'row-filter', start: rowFilter },
  searchKeys: { needs: 'search-button', start: searchKeys },
  splitPictures: { needs: 'split-picture', start: splitPictures },
  thread: { needs: 'thread-link', start: thread },
} as const;

/** The same as a part, but before the page has been read: what is typed on the way to the page that searches must not be lost. */
export const partsAtOnce = { searchKeysAtOnce: { needs: 'search-page' } } as const;

/** The same, but what every page of a site has or none: React, which changes pages in place, starts it nowhere. */
export const partsOfSites = { announcement: { needs: 'announcement' } } as const;

/** What only a site in several languages has: on each of its pages, and on the one for what is not there. React, which changes pages in place, starts none. */
export const partsInLanguages = {
  languageOffer: { needs: 'language-switch' },
  errorInLanguage: { needs: 'error-languages' },
} as const;

/** Starts what the first page did not need: once React changes pages in place, another may. */
export function startOtherParts(): void {
  for (const { needs, start } of Object.values(parts)) {
    if (!document.querySelector(`script[data-needs="${needs}"]`)) start();
  }
}
