import { stringify } from 'yaml';
import { iconNames } from '../fields/icons';

/** The documentation page that shows every icon an author may use, as a Markdown file with front matter. */
export function toIconPage(): string {
  const page = {
    title: 'Icons',
    summary: 'Every icon that features, steps and services can have, by its name.',
    sections: [{ type: 'features', items: iconNames.map((icon) => ({ title: icon, icon })) }],
  };
  return `---\n# Written by \`npm run derive\` from src/fields/icons.ts.\n${stringify(page)}---\n`;
}
