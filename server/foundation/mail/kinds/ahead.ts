/** The stored kinds of mails about a party that is still ahead. Once it has ended, none of them goes anymore. */
export const AHEAD = [
  'confirmed',
  'payment-link',
  'balance-reminder',
  'autopay-notice',
  'guest-reminder',
  'day-before',
]
