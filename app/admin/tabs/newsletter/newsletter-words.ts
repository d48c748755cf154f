import type { Tone } from '#app/ui/badge.tsx'
import type { SubscriptionState } from '#domain/newsletter.ts'

/** Every text of this tab, in English. */
export const WORDS = {
  title: 'Newsletter',
  hint: 'Who wants to hear from you. Export the list for the program that you write with: each address comes with its own link to unsubscribe.',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  nothingToExport: 'There are no addresses to export.',
  confirms: 'Ask for a confirmation by mail',
  confirmsHint:
    'A new address counts only once its owner has pressed the button in a mail. The form says the same either way.',
  settingSaved: 'Newsletter setting saved',
  show: 'Show',
  everyState: 'All addresses',
  searchHint: 'Address',
  one: 'address',
  many: 'addresses',
  none: 'No addresses found.',
  pages: 'Pages of addresses',
  loadFailed: 'Failed to load the newsletter',
  address: 'Address',
  state: 'State',
  since: 'Signed up',
  confirmed: 'Confirmed',
  left: 'Unsubscribed',
  actions: 'Actions',
  link: 'Link to unsubscribe',
  remove: (email: string) => `Remove ${email}`,
  removing: (email: string) => `${email} will be removed from the list.`,
  removed: 'Address removed',
  removeFailed: 'Failed to remove the address',
} as const

export const STATES: Readonly<Record<SubscriptionState, { words: string; tone: Tone }>> = {
  waiting: { words: 'Not confirmed yet', tone: 'warning' },
  subscribed: { words: 'Subscribed', tone: 'success' },
  unsubscribed: { words: 'Unsubscribed', tone: 'neutral' },
}
