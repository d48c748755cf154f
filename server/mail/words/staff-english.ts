import type { Role } from '#contract/wire/permissions.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'

const AS: Readonly<Record<Role, string>> = {
  owner: 'an owner, who may do everything',
  office: 'the office, which runs bookings, themes, coupons and messages',
  crew: 'the crew, which sees dates and run sheets',
}

/** The texts of mails to the owner and the team. Amounts are cents. */
export const ENGLISH_STAFF_MAILS = {
  email: 'E-mail',
  phone: 'Phone',
  customer: 'Customer',
  invitation: {
    subject: 'Join the team',
    preview: (by: string) => `${by} invites you to the administrator area.`,
    sentence: (by: string, role: Role) => `${by} invites you to the administrator area, as ${AS[role]}.`,
    choose: 'Choose a username and a password',
    notKnown: 'The link works once, for 7 days. If you were not expecting this, simply ignore this e-mail.',
  },
  password: {
    subject: 'Choose a new password',
    preview: (username: string) => `For ${username} in the administrator area.`,
    sentence: (username: string) =>
      `Somebody asked for a new password for the account ${username} in the administrator area. If it was you:`,
    notYou:
      'The link works once, for one hour, and signs the account out everywhere. If it was not you, ignore this e-mail: your password stays as it is.',
  },
  booked: {
    subject: (number: number, theme: string, day: PartyDay) =>
      `New booking #${number}: ${theme}, ${formatLong(day)}`,
    preview: (customer: string, cents: number) => `${customer} paid ${formatDollars(cents)}.`,
    heading: (number: number) => `New booking #${number}`,
    sentence: (customer: string, cents: number) =>
      `${customer} booked a party and paid ${formatDollars(cents)}.`,
    open: 'Open the bookings',
  },
  changed: {
    subject: (number: number, what: string) => `Booking #${number}: ${what}`,
    order: 'has another order',
    moved: (day: PartyDay) => `moved to ${formatLong(day)}`,
    cancelled: 'cancelled by the customer',
    sentence: (customer: string) => `${customer} did this on the booking’s own page.`,
  },
  released: {
    subject: (number: number, day: PartyDay) =>
      `Booking #${number} was not paid in time: ${formatLong(day)} is free again`,
    heading: (number: number) => `Booking #${number} was not paid in time`,
    sentence: (customer: string) =>
      `The payment did not arrive in time, so the date is free for others again. ${customer} has been told.`,
  },
  refundFailed: {
    subject: (cents: number, number: number | undefined) =>
      `A refund of ${formatDollars(cents)} failed${number === undefined ? '' : `: booking #${number}`}`,
    heading: 'A refund failed',
    sentence: (cents: number) =>
      `${formatDollars(cents)} should have gone back, but the refund failed. The money is still with you. Try it again in the Outbox, or hand it back yourself and note it there.`,
    payment: 'Payment',
    reason: 'Why',
    open: 'Look at it',
  },
  message: {
    subject: (name: string, subject: string) => `Message from ${name}: ${subject}`,
    from: 'From',
    answer: 'Reply to this e-mail to write back.',
  },
}

export type StaffMailWords = typeof ENGLISH_STAFF_MAILS
