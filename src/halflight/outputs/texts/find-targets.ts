import { posix } from 'node:path';
import { toFilePath } from '../../to-file-path';
import { toPagePath } from '../../derive/to-url';
import type { ImageValue } from '../../fields/images';
import { toPlainText } from '../../fields/plain-text';
import { expandPictures } from '../../sourcing/expand-pictures';
import { isInVault } from '../../features/vault/settings';
import { readPlainName, readWikiTarget } from '../../wiki-target';
import { findMoved } from '../../sourcing/moved-paths';
import type { PublishedEntry, PublishedSite } from '../published';
import type { ToTarget } from './to-published-markdown';

export interface Targets {
  /** The absolute URL of a link or image in the body, whose target is relative to the file. */
  fromFile: ToTarget;
  /** The same for a value in front matter, which is relative to the content folder. */
  fromContent: ToTarget;
  /** The images of a list, with those that a folder in it stands for. */
  expand: (images: readonly ImageValue[]) => readonly ImageValue[];
}

/** Resolves the links and images of an entry. `pageData` is the data of its page, which has the URLs of everything published there. */
export function findTargets(site: PublishedSite, { node, path }: PublishedEntry, pageData: string): Targets {
  const html = pageData.replaceAll('\\"', '"');
  const from = (folder: string): ToTarget => {
    return (target) => {
      const named =
        readWikiTarget(target) ?? (isInVault(`${folder}/`, site.settings) ? readPlainName(target) : undefined);
      if (!named) return toPlainAddress(target);
      const meant = site.findNamed(named, folder);
      const address = meant === undefined ? undefined : toPlainAddress(meant);
      // A plain link that leads nowhere keeps its words only as a link, so it leads to its own page.
      return address ?? (readWikiTarget(target) ? undefined : site.toAddress(path));
    };
    function toPlainAddress(target: string): string | undefined {
      if (target.startsWith('#')) return site.toAddress(path) + target;
      if (/^\/(?!\/)/.test(target)) return site.toAddress(findMoved(target)?.to ?? toPagePath(target));
      const file = toFilePath(folder, target);
      if (!file) return undefined;
      const page = site.pathOf(file.path);
      if (page) return site.toAddress(page) + file.rest;
      const digest = site.digestOf(file.path);
      const published = findPublished(html, digest);
      if (published) return site.toFullAddress(published) + file.rest;
      // A drawing in the site's colours is not a file of its own, but part of its page.
      return digest && file.path.endsWith('.svg') ? site.toAddress(path) : undefined;
    }
  };
  const folder = posix.dirname(node.filePath);
  return {
    fromFile: from(folder === '.' ? '' : folder),
    fromContent: from(''),
    expand: (images) => expandPictures(images, site.filesOf()),
  };
}

/** The URL of a published file, whose path contains its content digest. Of an image's sizes, the one that all browsers support. */
export function findPublished(html: string, digest: string | undefined): string | undefined {
  if (!digest) return undefined;
  // In HTML, an apostrophe in the file name is a character reference such as `&#x27;`, whose # does not begin a fragment.
  const pattern = new RegExp(`(?:src|href|poster)"?[=:]"([^"]*/static/${digest}(?:&#\\w+;|[^"?#])*)`);
  const found = pattern.exec(html)?.[1];
  return found && toPlainText(found);
}
