import { othersOf, toKept } from './to-kept';
import { asMarkdown } from '../../markdown/as-markdown';
import { fill } from '../../words/fill';
import { bullets, type ToMarkdown } from '../to-markdown';
import type { section } from './schema';

export const toMarkdown: ToMarkdown<typeof section> = ({ title }, { services, words, multilingual, announcement }) => {
  const others = othersOf(services);
  const disclosed =
    others.length > 0
      ? bullets(
          others.map(({ kind, name }) =>
            asMarkdown(fill(words.labelled, { label: name, value: words[`privacy${kind}`] })),
          ),
        )
      : asMarkdown(words.privacyNobody);
  const heading = `${title ? '###' : '##'} ${asMarkdown(words.privacyKept)}`;
  const kept = toKept({ services, multilingual, announcement }).map((name) => asMarkdown(words[name]));
  return [disclosed, heading, bullets(kept)].join('\n\n');
};
