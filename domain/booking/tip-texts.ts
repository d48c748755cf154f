/** Every English text about tips that families read, on their page and in mails. */
export const TIP_TEXTS = {
  notOffered: 'This site does not take tips. Thank you for the thought!',
  noParty: 'There was no party, so there is nobody to tip.',
  tooEarly: 'Tips can be given from the day after the party. Thank you for the thought!',
  given: 'Your tip has arrived. Thank you!',
  changed: 'A tip for this party has just arrived or is on its way. Please reload this page in a moment.',
  amount: (minimum: string, maximum: string) => `Please choose an amount from ${minimum} to ${maximum}`,
  title: 'Thank the crew',
  sentence:
    'Did they do a lovely job? All of a tip goes to the people who built and collected your teepees. It is up to you, and no part of your bill.',
  choices: 'Amount',
  own: 'Another amount',
  ownAmount: 'Your amount in dollars',
  start: (amount: string) => `Tip ${amount} by card`,
  pay: (amount: string) => `Pay a tip of ${amount}`,
  form: 'Card payment of the tip',
  thanksTitle: 'Thank you!',
  thanks: 'The crew has your tip.',
  tipped: (amount: string) => `You tipped the crew ${amount}. Thank you so much!`,
  mailSubject: (amount: string) => `Thank you for your tip of ${amount}`,
  mailPreview: 'All of it goes to the crew.',
  mailHeading: 'Thank you from the crew',
  mailBody: (amount: string) =>
    `We have received your tip of ${amount}. All of it goes to the people who built and collected your teepees. They were glad to be part of your night.`,
  mailApart: 'It is a gift and no part of what your party cost.',
  reviewMail: 'Would you like to thank the crew with a tip? You can on your booking’s own page, if you like.',
  reviewButton: 'Thank the crew',
}
