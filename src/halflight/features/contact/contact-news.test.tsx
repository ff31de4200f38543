/** @jest-environment jsdom */
import { renderInSite } from '../../testing/site';
import { toWords } from '../../ui/words/words';
import { ContactField } from './contact-field';
import { ContactNews } from './contact-news';
import type { FormState } from './form-state';

const state: FormState = {
  status: 'failed',
  errors: {},
  failure: { kind: 'tooMany', retryAfter: 42 },
  left: 42,
} as unknown as FormState;

test.each([
  [
    'en',
    'Too many messages were sent from here in a short time. Your text is still here. You can try again in 0:42.',
    'Organization (optional)',
  ],
  [
    'ja',
    '短時間に送信されたメッセージが多すぎます。入力した内容は残っています。0:42後に再試行できます。',
    '会社・団体名（任意）',
  ],
  ['zh', '短时间内从这里发送的留言过多。您的内容仍在这里。0:42 后可以重试。', '单位（选填）'],
])('what is put together of sentences is written as %s has it', (language, news, label) => {
  const words = toWords({ language });
  const { container } = renderInSite(
    <>
      <ContactNews state={state} />
      <ContactField name="organization" label={words.organization} />
    </>,
    { language, words },
  );
  expect(container.querySelector('.contact-news')?.textContent).toBe(news);
  expect(container.querySelector('label')?.textContent).toBe(label);
});
