import { toPhoneUrl } from './to-phone-url';

test.each([
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+1 555 123 4567 ext. 89', 'tel:+15551234567;ext=89'],
  ['+1 555 123 4567, Extension 89', 'tel:+15551234567;ext=89'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['TEL +44 (0)20 7946 0000 (UK)', 'tel:+442079460000'],
])('%s is dialled as %s', (phone, url) => {
  expect(toPhoneUrl(phone)).toBe(url);
});
