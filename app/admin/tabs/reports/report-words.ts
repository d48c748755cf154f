import type { JournalAccounts } from '#contract/journal.ts'
import type { RevenueReport } from '#contract/reports.ts'
import type { AccountOf } from '#domain/reports/journal.ts'
import type { RangePreset } from '#domain/reports/report-range.ts'

/** Every sentence of the reports; tables and files share their headings. */
export const WORDS = {
  title: 'Reports',
  hint: 'Days and months are counted in Miami’s time.',
  parts: 'Reports',
  range: 'Range',
  noRange: 'Please enter a first and a last day, the last not before the first, ten years apart at most.',
  failed: 'Failed to load the report',
  download: 'Download CSV',
  total: 'Total',
  more: (rows: number) => `and ${rows} more in the table`,

  tabs: {
    revenue: 'Revenue',
    fullness: 'How full',
    leadTime: 'Lead time',
    coupons: 'Coupons',
    balances: 'Balances',
    salesTax: 'Sales tax',
    journal: 'Journal',
  },

  money: { taken: 'Taken', back: 'Sent back', net: 'Net' },

  revenue: {
    time: 'Revenue over time',
    timeHint:
      'Money really taken less money sent back, on the day it moved. What families still owe is not in it.',
    items: 'What it was for',
    itemsHint:
      'Each payment is spread over what the booking was sold for, to the cent. Bookings that were changed count as they stand now.',
    zips: 'By ZIP code',
    zipsHint: 'Where the parties are.',
    none: 'No money moved in this range.',
    period: 'Time',
    kind: 'Kind',
    name: 'Name',
    zip: 'ZIP',
  },

  fullness: {
    title: 'How full the days are',
    hint: 'Parties of the places there are, by today’s settings. Closed days have no places.',
    period: 'Time',
    openDays: 'Open days',
    parties: 'Parties',
    places: 'Places',
    share: 'Full',
    teepees: 'Teepees',
  },

  leadTime: {
    title: 'How early families book',
    hint: 'Days between booking and party, of the bookings that were made in this range.',
    none: 'Nobody booked in this range.',
    group: 'Before the party',
    bookings: 'Bookings',
    share: 'Share',
    median: (days: number) => `Half of them book ${days} ${days === 1 ? 'day' : 'days'} ahead or more.`,
  },

  coupons: {
    title: 'What coupons do',
    hint: 'Bookings that were made in this range, and what they have paid since.',
    none: 'Nobody booked in this range.',
    code: 'Coupon',
    without: 'Without a coupon',
    bookings: 'Bookings',
    discount: 'Given away',
    revenue: 'Revenue',
    average: 'For each booking',
  },

  balances: {
    title: 'Balances due',
    hint: 'What is still to be paid for the parties of this range. Who owes it stands in the Outbox, under Balances.',
    none: 'Nothing is owed for the parties of this range.',
    day: 'Party date',
    bookings: 'Bookings',
    owed: 'Owed',
    overdue: 'Overdue',
  },

  salesTax: {
    title: 'Sales tax by county',
    hint: 'By the month of the party: Florida’s tax is due as a whole at the time of the sale, also where it is paid in parts (rule 12A-1.056). Cancelled parties are left out. This is not legal advice: ask your accountant, also about deposits that you kept.',
    none: 'No party of this range was sold with sales tax.',
    untaxed: (amount: string) => `${amount} of parties in this range were sold while no tax was charged.`,
    month: 'Month',
    county: 'County',
    noCounty: 'County not known',
    parties: 'Parties',
    taxable: 'Taxable',
    exempt: 'Exempt',
    state: 'State tax',
    surtax: 'Surtax',
    tax: 'Tax',
  },

  journal: {
    title: 'Journal for QuickBooks',
    hint: 'A balanced entry for every payment and refund, on the day the money moved, as QuickBooks Online imports it (Settings, Import data, Journal entries). The accounts must exist there by these names.',
    none: 'No money moved in this range.',
    tooLong: 'A journal covers a year at most. Please choose a shorter range.',
    entries: 'Entries',
    account: 'Account',
    debits: 'Debits',
    credits: 'Credits',
    accounts: 'Accounts',
    accountsHint: 'As they are called in your books. A part of an account is written as Parent:Part.',
    save: 'Save Accounts',
  },
} as const

export const PRESET_WORDS: Readonly<Record<RangePreset | 'own', string>> = {
  'this-month': 'This month',
  'last-12-months': 'Last 12 months',
  'this-year': 'This year',
  'next-12-months': 'Next 12 months',
  own: 'Own dates',
}

export const KIND_WORDS: Readonly<Record<RevenueReport['items'][number]['kind'], string>> = {
  theme: 'Theme',
  addon: 'Add-on',
  delivery: 'Delivery',
  tax: 'Sales tax',
  beyond: 'Paid beyond the price',
  unbooked: 'Without a booking',
}

export const ACCOUNT_WORDS: Readonly<Record<AccountOf, string>> = {
  card: 'Cards are paid into',
  cash: 'Cash is kept in',
  zelle: 'Zelle is paid into',
  cheque: 'Cheques are kept in',
  theme: 'Themes',
  addon: 'Add-ons',
  delivery: 'Delivery',
  tax: 'Sales tax',
  tip: 'Tips for the crew',
  beyond: 'Money beyond a price or without a booking',
} satisfies Record<Exclude<keyof JournalAccounts, 'version'>, string>
