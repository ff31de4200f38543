import { list, group } from '../../fields/groups';
import { text } from '../../fields/kinds';

/** The name under which pages share a password: it is part of the name of an environment variable. */
const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** A salt in base64url: 16 bytes, as NIST SP 800-132 recommends at least. */
const SALT = /^[\w-]{22}$/;

/** The passwords of the site's protected pages, by name. The passwords themselves are never in a file that git keeps. */
export const passwordSettings = list(
  group({
    label: 'Password',
    hint: 'The name of a password that pages are protected with, and its salt. `npm run protect -- NAME` writes both.',
    fields: {
      name: text({
        label: 'Name',
        hint: 'What `protected` says in the front matter of the pages.',
        example: 'acme',
        max: 40,
        condition: {
          holds: (value) => NAME.test(value),
          error: (value) => `must be lower-case letters, digits and hyphens, such as acme; found "${value}"`,
        },
      }),
      salt: text({
        label: 'Salt',
        hint: 'Makes the key of this site differ from that of others with the same password. It is not secret; a new one makes links with keys invalid.',
        example: 'tCkSQe3Wb0mYhZ4oXv8u1A',
        condition: {
          holds: (value) => SALT.test(value),
          error: 'must be the 22 characters that "npm run protect -- NAME" writes',
        },
      }),
    },
  }),
);
