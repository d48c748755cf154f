import { expect } from '@playwright/test'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import {
  CARDS,
  changeTheme,
  chooseDay,
  createDraft,
  createTheme,
  dayAhead,
  expectConfirmed,
  fillCard,
  next,
  openStep,
  pay,
  payButton,
  readBookings,
  test,
} from '../booking-visit.ts'

test.use({ refusals: [409] })

test('a booking that is refused twice is paid once, with everything kept', async ({ page, request }) => {
  const email = 'new.price@example.com'
  const day = dayAhead(244)
  const theme = await createTheme(request, 'Last Teepee Camp', { teepeeStock: 2 })
  await openStep(page, 4, createDraft(email, day, { themeId: theme.id, themeName: theme.name }))

  await test.step('a date that was taken meanwhile leads back to the calendar, with everything else kept', async () => {
    const faster = bookingRequest({ bookingDate: day, themeId: theme.id, numberOfTeepees: 1 })
    expect((await request.post('/api/bookings', { data: faster })).status()).toBe(201)
    await fillCard(page, CARDS.good)
    await pay(page)
    await expect(page).toHaveURL(/\/booking\/1$/)
    await expect(page.getByText(`Only 1 teepee is left on ${formatLong(day)}.`)).toBeVisible()
    await expect(page.getByRole('group', { name: 'Date' })).toBeFocused()
    await expect(page.getByText(`Only 1 teepee is left on ${formatLong(day)}.`)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('radio', { name: new RegExp(`^${theme.name}`) })).toBeChecked()
    await expect(page.getByLabel('Number of teepees')).toHaveValue('2')
    const refused = page.getByRole('button', { name: new RegExp(`^${formatLong(day)}, not available`) })
    await expect(refused).toHaveAttribute('aria-disabled', 'true')
    await chooseDay(page, dayAhead(248))
    for (const step of [2, 3, 4]) {
      await next(page)
      await expect(page).toHaveURL(new RegExp(`/booking/${step}$`))
    }
  })

  await test.step('a price that changed meanwhile is shown and agreed to before anything is charged', async () => {
    await fillCard(page, CARDS.good)
    await changeTheme(request, theme.id, { pricePerTeepee: toDecimal(9000) })
    await payButton(page, 'Pay $80.00').click()
    const dialog = page.getByRole('dialog', { name: 'A price has changed' })
    await expect(dialog).toContainText('$90.00')
    expect(await readBookings(request, email)).toEqual([])
    await dialog.getByRole('button', { name: 'Agree to $90.00' }).click()
    await payButton(page, 'Pay $90.00').click()
    await expectConfirmed(page)
    const bookings = await readBookings(request, email)
    expect(bookings.map(({ paidAmount }) => paidAmount)).toEqual(['90.00'])
  })
})
