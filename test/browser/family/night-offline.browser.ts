import { expect } from '@playwright/test'
import { paidBooking } from '../booking-page-visit.ts'
import { test } from '../booking-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { PHONE } from '../viewports.ts'

test.use({ viewport: PHONE, serviceWorkers: 'allow' })

test('the sheet for the night opens without a connection, until the guests’ data ends', async ({
  page,
  context,
  request,
}) => {
  const { booking, path } = await paidBooking(request, 215)
  const { pathname, search } = new URL(path, 'http://localhost')
  const add = (firstName: string) =>
    request.post(`/api/my-bookings/${booking.bookingId}/guest-list/guests${search}`, {
      data: { firstName, allergies: 'Nuts, EpiPen', nightPhone: '3055550123', consentedBy: 'Bea' },
    })
  const sheet = `${pathname}/night${search}`
  const kept = page.getByText(/^Saved on this phone until/)
  await add('Ana')
  await page.goto(sheet)
  await expect(kept).toBeVisible()
  await add('Leo')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
  await expect(kept).toBeVisible()

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.goto(sheet)
  for (const name of ['Ana', 'Leo']) await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Nuts, EpiPen').first()).toHaveCSS('font-weight', '700')
  await expectNoSidewaysScroll(page)
  await expect(page.goto(sheet.replace('token=', 'token=x'))).rejects.toThrow()

  await context.setOffline(false)
  await page.goto(sheet)
  await expect(kept).toBeVisible()
  await test.step('a sheet whose day has come goes as the family opens its page', async () => {
    await page.evaluate(async () => {
      const [name = ''] = (await caches.keys()).filter((each) => each.startsWith('night-until-'))
      const sheets = await caches.open(name)
      const ended = await caches.open(`night-until-${new Date().toISOString().slice(0, 10)}`)
      for (const key of await sheets.keys()) await ended.put(key, (await sheets.match(key)) ?? new Response())
      await caches.delete(name)
    })
    await page.goto(path)
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /^night/.test(name))))
      .toEqual([])
    await context.setOffline(true)
    await expect(page.goto(sheet)).rejects.toThrow()
  })
})
