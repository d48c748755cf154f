import type { CustomerSort } from '#contract/customers.ts'
import type { WaitingListEntry } from '#contract/waiting-list.ts'
import type { SubscriptionState } from '#domain/newsletter.ts'

/** Every text of this tab, in English. */
export const WORDS = {
  title: 'Customers',
  hint: 'One record for each family, found by e-mail address or phone number.',
  searchHint: 'Name, email or phone',
  sort: 'Sort by',
  one: 'customer',
  many: 'customers',
  loading: 'Loading customers...',
  loadFailed: 'Failed to load customers',
  none: 'No customers found.',
  pages: 'Pages of customers',
  nameless: 'Name not known',
  noParty: 'None yet',
  details: 'Customer Details',
  contact: 'Contact',
  money: 'Parties and money',
  email: 'Email',
  phone: 'Phone',
  newsletter: 'Newsletter',
  paid: 'Paid so far',
  bookingCount: 'Parties',
  lastParty: 'Last party',
  birthday: 'Birthday month of the child',
  birthdayHint: 'Only if the family told you.',
  unknownMonth: 'Not told',
  notes: 'Notes',
  notesHint: 'Seen by the office alone. Part of what the family gets when it asks for its data.',
  save: 'Save Notes',
  saving: 'Saving...',
  saved: 'Notes saved',
  saveFailed: 'Failed to save the notes',
  bookings: 'Bookings',
  noBookings: 'No bookings yet.',
  messages: 'Messages',
  waiting: 'Waiting list',
  copyAgain: 'Copy Book-Again Link',
  copyAgainLabel: (booking: number) => `Copy a link to the same party as #${booking}`,
  copied: 'The link opens the booking pages with the same party, without its day and without names.',
  copyFailed: 'This browser does not let the site copy. Please select the link and copy it yourself: ',
  lookalikes: 'These may be the same family',
  merge: 'Merge',
  mergeTitle: 'Merge two customers',
  mergeHint: 'Look for the record that is the same family.',
  mergeNobody: 'Nobody else found.',
  mergeWith: (name: string) => `Compare with ${name}`,
  compare: 'Compare',
  mergeFinal:
    'Both become one record with all bookings, addresses and notes. This cannot be undone. The audit log says who did it.',
  keeps: 'Stays',
  joins: 'Becomes part of it',
  mergeNow: 'Merge for Good',
  merging: 'Merging...',
  merged: 'The two customers are one now',
  back: 'Back',
  exportData: 'Export Data',
  exporting: 'Exporting...',
  erase: 'Erase Data',
  eraseTitle: 'Erase this family’s data?',
  eraseGoes:
    'Names, e-mail addresses, phone numbers, street addresses, wishes, notes, messages, places on the waiting list, the newsletter and the text of mails are erased, in the audit log, too. This cannot be undone.',
  eraseStays:
    'What the law asks for stays: days, themes, ZIP codes, amounts, payments, refunds, invoices with the name and address on them, and which terms were agreed to. Backups keep the old data until they are thrown away, and the payment provider keeps its own records. Reviews are not tied to a family: delete those under Testimonials.',
  eraseNow: 'Erase for Good',
  erasing: 'Erasing...',
  erased: 'The data of this family is erased',
  eraseLater: 'Not yet',
  close: 'Close',
} as const

export const SORT_WORDS: Readonly<Record<CustomerSort, string>> = {
  latest: 'Latest contact',
  name: 'Name',
  bookings: 'Most parties',
  paid: 'Paid most',
}

export const WAITING_WORDS: Readonly<Record<WaitingListEntry['status'], string>> = {
  waiting: 'Waiting',
  offered: 'A place is held',
  booked: 'Booked',
  missed: 'Did not answer',
  left: 'Left the list',
}

export const NEWSLETTER_WORDS: Readonly<Record<SubscriptionState, string>> = {
  waiting: 'Not confirmed yet',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
}
