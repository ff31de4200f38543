import { webcrypto } from 'node:crypto';
import { decrypt } from './decrypt';
import { encrypt, toKey, toSealedName } from './encrypt';

const content = Buffer.from('What only few may read');
const key = Buffer.alloc(32, 7);

test('the same content at the same path gives the same bytes, and anything else others', () => {
  const sealed = encrypt(key, 'a.html', content);
  expect(encrypt(key, 'a.html', content)).toEqual(sealed);
  const others = [encrypt(key, 'b.html', content), encrypt(key, 'a.html', Buffer.from('What only few may see'))];
  const nonces = [sealed, ...others].map((file) => file.subarray(0, 12).toString('hex'));
  expect(new Set(nonces).size).toBe(3);
  expect(toSealedName(key, 'a.jpg', content)).toMatch(/^[\da-f]{32}$/);
  expect(toSealedName(Buffer.alloc(32, 8), 'a.jpg', content)).not.toBe(toSealedName(key, 'a.jpg', content));
});

test('a browser decrypts with the key of the password, in any Unicode form, and with no other', async () => {
  const salt = 'tCkSQe3Wb0mYhZ4oXv8u1A';
  const own = toKey('Über mill and seven larks', salt);
  expect(toKey('Über mill and seven larks'.normalize('NFD'), salt)).toEqual(own);
  const read = async (raw: Buffer) => {
    const imported = await webcrypto.subtle.importKey('raw', new Uint8Array(raw), 'AES-GCM', false, ['decrypt']);
    return Buffer.from(await decrypt(imported, new Uint8Array(encrypt(own, 'a', content)).buffer));
  };
  expect(await read(own)).toEqual(content);
  await expect(read(key)).rejects.toThrow();
});
