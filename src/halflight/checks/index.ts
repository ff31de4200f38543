// Written by `npm run derive` from the files beside it.
import { checkAlbums } from './check-albums';
import { checkBooks } from './check-books';
import { checkButtons } from './check-buttons';
import { checkCharts } from './check-charts';
import { checkCodeFiles } from './check-code-files';
import { checkContact } from './check-contact';
import { checkCv } from './check-cv';
import { checkDuplicates } from './check-duplicates';
import { checkEditor } from './check-editor';
import { checkFilters } from './check-filters';
import { checkForms } from './check-forms';
import { checkHiddenTexts } from './check-hidden-texts';
import { checkKeys } from './check-keys';
import { checkLanguages } from './check-languages';
import { checkLinks } from './check-links';
import { checkMentions } from './check-mentions';
import { checkNavigation } from './check-navigation';
import { checkPackages } from './check-packages';
import { checkPagePaths } from './check-page-paths';
import { checkPodcast } from './check-podcast';
import { checkProtected } from './check-protected';
import { checkRedirects } from './check-redirects';
import { checkSections } from './check-sections';
import { checkSeries } from './check-series';
import { checkSidebar } from './check-sidebar';
import { checkSiteSections } from './check-site-sections';
import { checkSlugs } from './check-slugs';
import { checkStyleSheet } from './check-style-sheet';
import { checkTagTexts } from './check-tag-texts';
import { checkTags } from './check-tags';
import { checkTexts } from './check-texts';
import { checkTranslations } from './check-translations';
import { checkUnlisted } from './check-unlisted';
import { checkUntranslated } from './check-untranslated';
import { checkUrls } from './check-urls';
import { checkVault } from './check-vault';
import { checkWords } from './check-words';

export const checks = {
  'check-albums': checkAlbums,
  'check-books': checkBooks,
  'check-buttons': checkButtons,
  'check-charts': checkCharts,
  'check-code-files': checkCodeFiles,
  'check-contact': checkContact,
  'check-cv': checkCv,
  'check-duplicates': checkDuplicates,
  'check-editor': checkEditor,
  'check-filters': checkFilters,
  'check-forms': checkForms,
  'check-hidden-texts': checkHiddenTexts,
  'check-keys': checkKeys,
  'check-languages': checkLanguages,
  'check-links': checkLinks,
  'check-mentions': checkMentions,
  'check-navigation': checkNavigation,
  'check-packages': checkPackages,
  'check-page-paths': checkPagePaths,
  'check-podcast': checkPodcast,
  'check-protected': checkProtected,
  'check-redirects': checkRedirects,
  'check-sections': checkSections,
  'check-series': checkSeries,
  'check-sidebar': checkSidebar,
  'check-site-sections': checkSiteSections,
  'check-slugs': checkSlugs,
  'check-style-sheet': checkStyleSheet,
  'check-tag-texts': checkTagTexts,
  'check-tags': checkTags,
  'check-texts': checkTexts,
  'check-translations': checkTranslations,
  'check-unlisted': checkUnlisted,
  'check-untranslated': checkUntranslated,
  'check-urls': checkUrls,
  'check-vault': checkVault,
  'check-words': checkWords,
} as const;
