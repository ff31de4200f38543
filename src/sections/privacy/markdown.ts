import { asMarkdown } from '../../markdown/as-markdown';
import { fill } from '../../ui/words/fill';
import { bullets, type ToMarkdown } from '../to-markdown';

export const toMarkdown: ToMarkdown<'privacy'> = (_, { services, words }) =>
  services.length > 0
    ? bullets(
        services.map(({ kind, name }) =>
          asMarkdown(fill(words.labelled, { label: name, value: words[`privacy${kind}`] })),
        ),
      )
    : asMarkdown(words.privacyNobody);
