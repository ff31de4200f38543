import { createCipheriv, createHmac, pbkdf2Sync } from 'node:crypto';
import { KEY_ROUNDS } from '../../limits';
import { NONCE_BYTES } from './sealed';

/** The key of AES-256 that a browser derives in the same way. `salt` is base64url. Takes some 0.2 s on purpose. */
export function toKey(password: string, salt: string): Buffer {
  return pbkdf2Sync(password.normalize('NFC'), Buffer.from(salt, 'base64url'), KEY_ROUNDS, 32, 'sha256');
}

/**
 * Encrypts the content of a file. The same content at the same path always gives the same bytes, so that a build can be repeated; any other content or
 * path has another nonce, because that is an HMAC of both under a key of its own.
 */
export function encrypt(key: Buffer, path: string, content: Buffer): Buffer {
  const nonce = digestOf(key, 'nonce', path, content).subarray(0, NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** A name for a sealed file: it says nothing about the file's own name or content to whoever lacks the key. */
export function toSealedName(key: Buffer, path: string, content: Buffer): string {
  return digestOf(key, 'name', path, content).subarray(0, 16).toString('hex');
}

function digestOf(key: Buffer, use: 'nonce' | 'name', path: string, content: Buffer): Buffer {
  const own = createHmac('sha256', key).update(`halflight ${use}`).digest();
  return createHmac('sha256', own).update(path).update('\0').update(content).digest();
}
