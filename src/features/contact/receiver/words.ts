/**
 * What the contact form's receiver says to visitors and in the mails that it sends. It is a server by itself, and so does not know the words
 * that `site.md` may put in place of the interface's.
 */
export const receiverWords = {
  senderName: 'Name',
  messageFrom: 'Message from {name}',
  possiblySpam: '[possibly spam] {subject}',
  spamTrap: 'This may be spam: a hidden field was filled in.',
  spamCheck: 'This may be spam: Turnstile did not confirm that the sender is human.',
  notSent: 'Your message has not been sent yet',
  goBack: 'Please go back in your browser. What you typed should still be there.',
  notDelivered: 'The message could not be delivered right now. Please try again later.',
  tooManyMessages: 'Too many messages were sent from here in a short time. Please try again in {seconds} seconds.',
  originRefused: 'This form’s page is not allowed to send messages here.',
  sentTooSlowly: 'The message took too long to upload. Please try again.',
  sentTooMuch: 'This message is too long.',
  sentWrongType: 'This is not a form submission.',
} as const;
