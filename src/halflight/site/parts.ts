/** A part of some pages that works without React, with a script of its own (`ui/client/load-parts.ts`). */
export interface Part {
  /** Selects the elements that it serves. */
  serves: string;
  /** The module, from the engine's folder. */
  module: string;
  /** The function of the module that starts it, once. */
  start: string;
  /** Whether it only answers clicks, so that it can wait until a visitor points at, focuses or touches one of the elements. */
  onReach?: true;
}

/** Like those of the core (`core.ts`), they also serve the pages that React renders in place. */
export const PARTS: readonly Part[] = [
  { serves: '.prose', module: 'ui/client/returning-header', start: 'returningHeader' },
  { serves: '.contents', module: 'ui/client/contents', start: 'contents' },
  { serves: '.copy-button', module: 'ui/client/copy-buttons', start: 'copyButtons' },
  { serves: '.tabs', module: 'features/prose/tabs', start: 'tabs' },
  { serves: '.list-filter', module: 'ui/client/filter-list', start: 'filterList' },
  { serves: 'video[data-autoplay]', module: 'ui/client/play-films', start: 'playFilms' },
  { serves: '.error-languages', module: 'ui/client/error-in-language', start: 'errorInLanguage' },
  { serves: '.split-picture-range', module: 'ui/client/split-pictures', start: 'splitPictures' },
  { serves: '.hero:not([data-image])', module: 'sections/hero/tell-time', start: 'tellTime' },
  {
    serves: "[data-look='studio'] .project-grid",
    module: 'features/theme/looks/follow-pointer',
    start: 'followPointer',
  },
  { serves: "[data-look='terminal']", module: 'features/theme/looks/list-keys', start: 'listKeys' },
  { serves: '.contact-form', module: 'features/forms/client', start: 'contactForm' },
  { serves: '.unlock-form', module: 'features/protected/client', start: 'protectedPage' },
  { serves: '.row-filter', module: 'features/row-filter/client', start: 'rowFilter' },
  { serves: '.comments-link', module: 'features/comments/client', start: 'comments' },
  { serves: '.language-switch a', module: 'features/languages/client', start: 'languageOffer' },
  { serves: '.accent-picker', module: 'features/accent-picker/client', start: 'accentPicker' },
  { serves: '.enlarge', module: 'ui/components/lightbox/client', start: 'lightbox', onReach: true },
  { serves: '.print-button', module: 'ui/client/print-button', start: 'printButton', onReach: true },
  { serves: '.episode-chapter', module: 'features/podcast/client', start: 'chapters', onReach: true },
  { serves: '.embed-link', module: 'features/embeds/client', start: 'embeds', onReach: true },
  { serves: '.thread-link', module: 'features/comments/thread/client', start: 'thread', onReach: true },
  {
    serves: '.announcement-close',
    module: 'features/announcement/close-announcement',
    start: 'closeAnnouncement',
    onReach: true,
  },
];
