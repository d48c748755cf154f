import { expect } from '@playwright/test'
import { addDays, addMonths } from '#domain/foundation/time/party-day.ts'
import { openScreen } from '../admin-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, PHONE, TABLET } from '../viewports.ts'

const test = onOwnSite()

/** A year of parties, one a day; on the Saturdays of this month three more, all booked long before. */
const insertYear = (month: string) => `
  INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date,
    customer_name, customer_email, customer_phone, party_address, city, state, zip_code, guest_count, total_amount,
    deposit_amount, final_amount, booking_status, created_at)
  SELECT 'MT-PAST-' || day::date || '-' || nth, 1, 100, 1 + extract(doy FROM day)::int % 5, day::date,
    'Ana Past', 'past@example.com', '', '', '', 'FL', '33101', 6,
    400, 200, 200, 'completed', day - CASE WHEN is_full THEN interval '45 days' ELSE interval '12 days' END
  FROM generate_series('${addDays(dayAhead(0), -364)}'::date, '${addDays(dayAhead(0), -1)}'::date, '1 day') AS day,
    LATERAL (SELECT extract(dow FROM day) = 6 AND to_char(day, 'YYYY-MM') = '${month}' AS is_full) AS kind,
    generate_series(1, CASE WHEN is_full THEN 4 ELSE 1 END) AS nth`

test('the owner takes advice from her own books: a draft that is off until she switches it on', async ({
  adminPage: page,
  api,
  ownSite,
}) => {
  await openScreen(page, '/admin/settings/price-list')
  const card = page.getByRole('region', { name: 'Price list' })
  await expect(card.getByRole('button', { name: 'Weekend' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Advice from your bookings' })).toHaveCount(0)

  await ownSite.change(insertYear(addMonths(dayAhead(0), -6).slice(0, 7)))
  await page.reload()
  const advice = page.getByRole('list', { name: 'Advice from your bookings' }).getByRole('listitem')
  const saturdays = advice.filter({ hasText: /Saturdays were full three weeks ahead\. \$\d+ more/ })
  await expect(saturdays).toHaveCount(1)
  await expectAccessible(page)
  await atSizes(page, [PHONE, TABLET, DESKTOP], () => expectNoSidewaysScroll(page))

  await saturdays.getByRole('button', { name: 'Add to the List' }).click()
  await expect(saturdays).toHaveCount(0)
  await expect(card.getByRole('switch', { name: /Saturdays applies$/ })).not.toBeChecked()
  await card.getByRole('button', { name: 'Save Price List' }).click()
  await expect(page.getByText('Settings Saved', { exact: true })).toBeVisible()
  const { rules } = await api('GET', '/api/admin/pricing')
  expect(rules).toMatchObject([{ name: expect.stringMatching(/Saturdays$/), enabled: false }])
})
