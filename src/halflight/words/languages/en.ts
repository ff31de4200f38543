import { en as words, type Forms } from '../en';
import type { Language } from '../language';

/** The interface strings are in a separate file, which browsers may load. */
const receiver = {
  senderName: 'Name',
  messageFrom: 'Message from {name}',
  about: 'Concerning',
  answers: 'Answers from {name}',
  formChanged: 'This form has changed since you opened it. Please reload the page and send it again.',
  possiblySpam: '[possibly spam] {subject}',
  spamTrap: 'This may be spam: a hidden field was filled in.',
  spamCheck: 'This may be spam: Turnstile did not confirm that the sender is human.',
  notSent: 'Your message has not been sent yet',
  goBack: 'Please go back in your browser. What you typed should still be there.',
  notDelivered: 'The message could not be delivered right now. Please try again later.',
  tooManyMessages: {
    one: 'Too many messages were sent from here in a short time. Please try again in {seconds} second.',
    other: 'Too many messages were sent from here in a short time. Please try again in {seconds} seconds.',
  },
  originRefused: 'This form’s page is not allowed to send messages here.',
  sentTooSlowly: 'The message took too long to upload. Please try again.',
  sentTooMuch: 'This message is too long.',
  sentWrongType: 'This is not a form submission.',
};

/** The receiver's strings, with the keys of English. */
export type ReceiverWords = {
  [Name in keyof typeof receiver]: (typeof receiver)[Name] extends string ? string : Forms;
};

export const en: Language = { words, receiver };
