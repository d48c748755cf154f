import type { APIRequestContext } from '@playwright/test'
import { type Api, aBooking } from '#test/browser/admin-visit.ts'
import { paidBooking } from '#test/browser/booking-page-visit.ts'
import { dayAhead } from '#test/browser/booking-visit.ts'
import { aSetupToday } from '#test/browser/crew-visit.ts'
import type { OwnSite } from '#test/browser/own-site.ts'

const FAMILY = { name: 'Ana Lopez', email: 'ana@example.com' }
/** Text that screens show as staff typed it, and that is not part of any response the test reads. */
export const TYPED_BY_STAFF = [
  ...[
    'A lovely night it was',
    'The child is ill',
    'Inventory',
    'Teepee cover',
    'A night in May',
    'Letters',
    'New valve',
  ],
  ...['Freight elevator until 3 PM', 'Visitors’ lot, level 2', 'Please ring at the side door.', 'Nuts'],
]

const EVERYTHING_OF_NEWSLETTER = {
  subject: 'A night in May',
  heading: 'Stars',
  body: 'Come and see.',
  button: 'Look',
}

/** Creates a record of every kind, so that no list in the admin is empty. */
export async function fillSite(api: Api, request: APIRequestContext, site: OwnSite) {
  await api('PUT', '/api/admin/pricing', { damage: { maximum: '250' } })
  const paid = (await paidBooking(request, 62)).booking
  const past = (await paidBooking(request, 64, { isDeposit: false })).booking
  const overpaid = await api('POST', '/api/admin/bookings', aBooking('Maria Gomez'))
  await api('POST', `/api/bookings/${overpaid.id}/payments`, { amount: '150.00', method: 'cash' })
  await api('PATCH', `/api/bookings/${overpaid.id}`, { numberOfTeepees: 1 })
  const cancelled = await api('POST', '/api/admin/bookings', aBooking('Maria Gomez'))
  await api('POST', `/api/bookings/${cancelled.id}/cancellation`, { reason: 'The child is ill' })
  const pending = await api('POST', '/api/admin/bookings', aBooking('Maria Gomez'))
  const today = await aSetupToday(api, FAMILY.name)
  await site.change(
    `UPDATE bookings SET booking_date = (now() AT TIME ZONE 'America/New_York')::date - 2 WHERE id = ${past.id}`,
  )
  await api('POST', `/api/bookings/${past.id}/damage-claims`, {
    lines: [{ text: 'Teepee cover', amount: '60' }],
    photoIds: [],
  })
  const message = await api('POST', '/api/contact', { ...FAMILY, subject: 'May we?', message: 'Outdoors?' })
  await api('POST', '/api/testimonials', {
    customerName: FAMILY.name,
    themeId: 1,
    rating: 5,
    comment: 'A lovely night it was',
  })
  await api('POST', '/api/newsletter', { email: FAMILY.email })
  await api('POST', '/api/unavailable-dates', { date: dayAhead(90), reason: 'Inventory' })
  await api('POST', '/api/waiting-list', {
    bookingDate: dayAhead(90),
    numberOfTeepees: 2,
    themeId: 3,
    customerName: FAMILY.name,
    customerEmail: FAMILY.email,
  })
  await api('POST', '/api/admin/campaigns', {
    words: { en: EVERYTHING_OF_NEWSLETTER, es: EVERYTHING_OF_NEWSLETTER },
    pictures: [],
    audience: { subscribers: true, families: true },
  })
  const van = await api('POST', '/api/admin/resources', { name: 'Balloon pump', kind: 'part', quantity: 1 })
  await api('PUT', `/api/admin/resources/${van.id}/requirements`, [{ themeId: 1, per: 'booking', count: 1 }])
  await api('POST', `/api/admin/resources/${van.id}/changes`, {
    from: dayAhead(91),
    to: dayAhead(92),
    delta: -1,
    reason: 'New valve',
  })
  await api('POST', '/api/admin/api-keys', { name: 'Letters', scopes: ['messages'] })
  await api('POST', '/api/admin/webhooks', { url: 'https://example.com/hook', events: ['booking.created'] })
  await api('POST', '/api/admin/invitations', { email: 'maria@example.com', role: 'crew' })
  return { paid, past, overpaid, cancelled, pending, today, message }
}
