import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../testing/temporary-folder';
import { LEDGER, sendNew } from './send-new';

const pages = [{ source: 'https://a.example/a/', targets: ['https://b.test/', 'https://c.test/', 'https://d.test/'] }];

test('each link is sent once; what failed is tried again', async () => {
  const path = join(makeFolder(), LEDGER);
  const sent: string[] = [];
  let down = true;
  const send = (_: string, target: string) => {
    sent.push(target);
    if (down && target === 'https://c.test/') return Promise.reject(new Error('no answer'));
    return Promise.resolve(target !== 'https://d.test/');
  };
  const log: string[] = [];
  const options = { dry: false, send, log: (line: string) => log.push(line) };
  expect(await sendNew(pages, path, { ...options, dry: true })).toBe(0);
  expect([sent, existsSync(path)]).toEqual([[], false]);
  expect(await sendNew(pages, path, options)).toBe(1);
  expect(log.slice(-2)).toEqual(['Told https://b.test/', 'Not told: https://c.test/ (no answer)']);
  down = false;
  expect(await sendNew(pages, path, options)).toBe(0);
  expect(await sendNew(pages, path, options)).toBe(0);
  expect(sent).toEqual(['https://b.test/', 'https://c.test/', 'https://d.test/', 'https://c.test/']);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    'https://a.example/a/': ['https://b.test/', 'https://d.test/', 'https://c.test/'],
  });
});

test('with a ledger that cannot be read, nothing is sent', async () => {
  const path = join(makeFolder(), LEDGER);
  writeFileSync(path, '{ "https://a.example/a/": ');
  const send = () => Promise.reject(new Error('sent'));
  await expect(sendNew(pages, path, { dry: false, send, log: () => undefined })).rejects.toThrow('cannot be read');
});
