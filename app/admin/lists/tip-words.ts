/** Every English text that staff read about tips. */
export const TIP_WORDS = {
  offer: 'Ask for a tip for the crew',
  offerHint:
    'From the day after the party, families can give one by card on their booking’s own page, and the mail that asks for a review says so. The page promises that all of it goes to the crew. Tips are counted apart from your revenue.',
  ofBooking: 'Tip for the crew',
  inAll: 'Tips for the crew',
}
