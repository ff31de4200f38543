/**
 * What the contact form's receiver says to visitors and in the mails that it sends. It is a server by itself, and so does not know the words
 * that `site.md` may put in place of the interface's.
 */
export const receiverWords = {
  senderName: 'Name',
  messageFrom: 'Message from {name}',
  possiblySpam: '[possibly spam] {subject}',
  spamTrap: 'This may be spam: a field that people do not see was filled in.',
  spamCheck: 'This may be spam: Turnstile did not see a person.',
  notSent: 'Your message was not sent yet',
  goBack: 'Please go back in your browser. What you typed should still be there.',
  notDelivered: 'The message could not be delivered at the moment. Please send it again in a while.',
  tooManyMessages: 'Several messages have come from here. Please send this one again in {seconds} seconds.',
  originRefused: 'The page that this form is on may not send messages here.',
  sentTooSlowly: 'The message took too long to arrive. Please send it again.',
  sentTooMuch: 'This is more than a message may hold.',
  sentWrongType: 'This is not what a form sends.',
} as const;
