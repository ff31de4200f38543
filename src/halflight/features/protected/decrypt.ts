import { NONCE_BYTES } from './sealed';

/** The content of a sealed file. Rejects if the key is another, or the file was changed. */
export function decrypt(key: CryptoKey, file: ArrayBuffer): Promise<ArrayBuffer> {
  const how = { name: 'AES-GCM', iv: file.slice(0, NONCE_BYTES) };
  return crypto.subtle.decrypt(how, key, file.slice(NONCE_BYTES));
}

/** Bytes from base64url. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Bytes as base64url. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
