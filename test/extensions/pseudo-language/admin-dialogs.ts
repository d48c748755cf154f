import type { TabId } from '#contract/site/admin-places.ts'
import { said } from './said.ts'

/** The buttons of each tab that open something to read; of several similar ones, the first. */
export const DIALOGS: Readonly<Partial<Record<TabId, readonly string[]>>> = {
  bookings: [said('admin.bookings.newBooking')],
  themes: [said('admin.themes.add'), said('admin.lists.edit', { name: 'Boho Blossom' })],
  addons: [said('admin.addons.add'), said('admin.lists.remove', { name: 'Movie Night' })],
  resources: [
    said('admin.resources.add'),
    said('admin.resources.whatNeedsIt'),
    said('admin.resources.repair'),
    said('admin.care.logFor', { name: 'Boho Blossom' }),
  ],
  coupons: [said('admin.coupons.create'), said('admin.coupons.table.edit', { code: 'WELCOME10' })],
  testimonials: [said('admin.testimonials.edit', { name: 'Ana Lopez' })],
  newsletter: [said('admin.campaigns.write')],
  'follow-ups': [said('admin.followUps.changeShort')],
  team: [said('admin.team.invite')],
  integrations: [said('admin.integrations.keys.add'), said('admin.integrations.webhooks.new')],
  outbox: [said('admin.lists.read')],
  account: [said('admin.secondFactor.setUpApp')],
}

/** Acts in the menu of a booking. */
export const IN_MENU = [
  said('admin.booking.details.updateStatus'),
  said('admin.booking.details.edit'),
  said('admin.booking.details.cancel'),
  said('admin.forms.remove.confirm'),
]

/** The same for a pending booking, for one with fewer teepees than were paid for, and for one whose party is over. */
export const DIALOGS_OF_BOOKING = {
  pending: [
    said('admin.booking.details.updateStatus'),
    said('admin.booking.details.edit'),
    said('admin.booking.details.sendLink'),
    said('admin.booking.details.recordPayment'),
    said('admin.access.tell'),
    said('admin.booking.details.cancel'),
    said('admin.forms.remove.confirm'),
  ],
  overpaid: [
    said('admin.payments.overpayment.refund', { amount: '$75.00' }),
    said('admin.forms.restore'),
    said('admin.booking.details.cancel'),
  ],
  past: [said('admin.damage.claim'), said('admin.damage.withdraw')],
} as const
