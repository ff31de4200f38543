import { relative } from 'node:path';
import { fromProject } from '../paths';
import { sectionMistakes } from '../collections/sections';
import type { Check } from './context';

/** Reports mistakes in the site's own sections. */
export const checkSiteSections: Check = ({ folder }) =>
  sectionMistakes.map((mistake) => ({
    ...mistake,
    file: relative(folder, fromProject(mistake.file)).replaceAll('\\', '/'),
    severity: 'error',
  }));
