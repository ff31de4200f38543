import { toSpeculationRules, VIEW_RULES } from '../../ui/client/speculation-rules';
import type { PublishedSite } from '../../outputs/published';
import { toHash } from './inline-code';
import { sitePolicyOf } from './site-policy';

test('the rules that a page gives the browser while it is looked at are allowed, those of a site below a path', () => {
  const site = { settings: { url: 'https://ada.test/site/' }, person: { name: 'Ada' }, languages: [{ shown: [] }] };
  const { directives } = sitePolicyOf(site as unknown as PublishedSite);
  expect(directives['script-src']).toEqual(
    expect.arrayContaining([toHash(toSpeculationRules('/site')), toHash(VIEW_RULES)]),
  );
});
