import { existsSync } from 'node:fs';
import { createStaticServer } from '../src/halflight/cli/static-server';
import { folderOf, portOf, prefixOf, siteNames } from './sites';

for (const site of siteNames) {
  if (existsSync(folderOf(site))) createStaticServer(folderOf(site), prefixOf(site)).listen(portOf(site));
}
