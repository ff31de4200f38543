import { checkContent } from '../src/halflight/checks/check-content';
import type { Problem } from '../src/halflight/problem';
import { validateOutput } from '../src/halflight/finish/check/validate-output';
import type { Content } from '../src/halflight/sourcing/read-content';
import { contentOf, folderOf, staticFolderOf, type SiteName } from './sites';

/** Checks a site's content and its build. Resolves to the content, and the errors of both checks. */
export async function checkSite(site: SiteName): Promise<{ content: Content; errors: Problem[] }> {
  const { content, problems } = checkContent(contentOf(site));
  const built = await validateOutput({
    folder: folderOf(site),
    staticFolder: staticFolderOf(site),
    contentFolder: contentOf(site),
    content,
  });
  return { content, errors: [...problems, ...built.problems].filter(({ severity }) => severity === 'error') };
}
