import { group } from '../../fields/groups';
import { text } from '../../fields/kinds';
import { verifiers, type Verifier } from './verifiers';

function code(name: Verifier) {
  const { label, tag } = verifiers[name];
  return text({
    label,
    hint: `The code in \`content="…"\` of the meta tag \`${tag}\`.`,
    example: 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ',
    condition: {
      holds: (value) => /^[\w.:=+/-]+$/.test(value),
      error: 'must be only the code between the quotes of content="…"',
    },
  }).optional();
}

const codes = Object.fromEntries((Object.keys(verifiers) as Verifier[]).map((name) => [name, code(name)])) as Record<
  Verifier,
  ReturnType<typeof code>
>;

export const searchEngineSettings = {
  verification: group({
    opaque: true,
    label: 'Verification',
    hint: 'Proves to services that the site is yours, with a meta tag on the home page.',
    fields: codes,
  }).optional(),
  indexNow: text({
    label: 'IndexNow key',
    hint: 'A key that you make up. It is published as `/KEY.txt`, and `npm run index-now` then tells Bing, Yandex and others which URLs have changed. If left out, they are not told.',
    example: '0f3c9a7be41d4c06a1d2f58e6b7c9d10',
    condition: {
      holds: (key) => /^[\da-z-]{8,128}$/i.test(key),
      error: 'must have 8 to 128 letters, digits and hyphens, such as 0f3c9a7be41d4c06a1d2f58e6b7c9d10',
    },
  }).optional(),
};
