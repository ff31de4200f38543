/**
 * What the build and the browser agree on about pages behind a password. A sealed file is the nonce, then the ciphertext and the tag of AES-256-GCM, as
 * WebCrypto writes them. All files of a page are encrypted with one key, which PBKDF2 derives from the password.
 */

/** The length of the nonce at the start of a sealed file, in bytes: what AES-GCM is made for. */
export const NONCE_BYTES = 12;

/** The folder of the finished site that has the sealed pictures and files, without slashes. */
export const SEALED_FOLDER = 'protected';

/** The name of the sealed content of a page, beside its `index.html`. */
export const SEALED_PAGE = 'protected.bin';

/** How URLs of sealed files begin in the content of a page. No browser requests them. */
export const SEALED_SCHEME = 'sealed:';

/** The content of a page, as it is compressed (gzip) and encrypted. */
export interface SealedContent {
  /** The title of the document. */
  title: string;
  /** The HTML inside `<main>`. URLs of sealed files are `sealed:` and their name in `protected/`. */
  main: string;
  /** Styles that the page has besides those of the whole site, such as the font of its formulas. */
  styles: string;
  /** The media type and the own name of each sealed file, by its name in `protected/`. */
  files: Readonly<Record<string, readonly [type: string, name: string]>>;
}
