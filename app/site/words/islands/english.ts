/** The texts of the parts that are hydrated in the browser: only one language is loaded. */
export const ENGLISH = {
  newsletter: {
    subscribed: 'Thank you! You are on our list.',
    failed: 'That did not work. Please try again later.',
    label: 'E-mail for the newsletter',
    example: 'you@example.com',
    subscribe: 'Subscribe',
  },
  contact: {
    sent: 'Message Sent!',
    thanks: "Thank you for reaching out. We'll get back to you soon.",
    title: 'Send Us a Message',
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send Message',
    enterName: 'Please enter your name',
    enterEmail: 'Please enter a valid email address',
    enterSubject: 'Please enter a subject',
    enterMessage: 'Please enter a message',
  },
  review: {
    label: 'Your review',
    name: 'Your name',
    theme: 'Theme',
    otherTheme: 'Another theme, or not sure',
    rating: 'Your rating',
    review: 'Your review',
    send: 'Send Review',
    nameLength: 'Name must be at least 3 characters',
    ratingRange: 'Rating must be from 1 to 5',
    commentLength: 'Comment must be at least 10 characters',
    thanksTitle: 'Thank you!',
    thanks: 'Your review has arrived. It appears on our site once we have read it.',
  },
  sending: 'Sending...',
  wrong: 'Something went wrong',
  tryLater: 'Please try again later.',
  backHome: 'Back to the home page',
}

export type IslandWords = typeof ENGLISH
