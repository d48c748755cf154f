/** Every text of the pages behind the newsletter's links, in English. */
export const NEWSLETTER_LINK_WORDS = {
  confirm: {
    title: 'Confirm the newsletter',
    question: 'New themes and free dates, a few times a year. Shall we write to you?',
    button: 'Yes, send it to me',
    done: 'Thank you! You are on our list.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    question: 'One tap, and we do not send you the newsletter anymore.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed. We will not send you the newsletter anymore.',
  },
  failed: 'That did not work. Please try again later.',
} as const
