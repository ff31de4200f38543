import { resolve } from 'node:path';
import { withFolder } from './with-folder';

test.each<[string, NodeJS.Platform, string]>([
  ['content', 'linux', 'npm start'],
  ['company', 'linux', 'CONTENT_DIR=company npm start'],
  ["ada's", 'linux', "CONTENT_DIR='ada'\\''s' npm start"],
  ['/srv/site', 'linux', 'CONTENT_DIR=/srv/site npm start'],
  ['company', 'win32', '$env:CONTENT_DIR="company"; npm start'],
])('the preview of %s on %s is started by %s', (folder, platform, command) => {
  expect(withFolder('npm start', resolve(folder), platform)).toBe(command);
});
