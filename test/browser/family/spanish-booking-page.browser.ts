import { expect } from '@playwright/test'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { dayAhead } from '../booking-visit.ts'
import { authorization } from '../server.ts'
import { expectSpanish, inSpanish, turnToDay } from '../spoken-on.ts'
import { test } from '../uncomplaining-test.ts'
import { PHONE } from '../viewports.ts'

test.use({ viewport: PHONE, locale: 'es-US' })

const ROSE_GARDEN = 8

test('a family reads its booking in Spanish, switches the language, and opens the days to move to', async ({
  page,
  request,
}) => {
  const [party, closed] = [dayAhead(256), dayAhead(257)]
  const closing = { headers: authorization, data: { date: closed } }
  expect((await request.post('/api/unavailable-dates', closing)).status()).toBe(201)
  const order = { language: 'es', themeId: ROSE_GARDEN, customerName: 'Rosa Gómez' }
  const { path } = await paidBooking(request, 256, order)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Su fiesta Jardín de Rosas' })).toBeVisible()
  await expectSpanish(page)

  // The server renders one page for all bookings, but the language switch must link to this one, however early.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/my-booking-page.*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  pressed.resolve()
  await expect(page.getByRole('heading', { name: 'Your Rose Garden party' })).toBeVisible()
  await page.unroute('**/assets/my-booking-page.*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Su fiesta Jardín de Rosas' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Your Rose Garden party' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Su fiesta Jardín de Rosas' })).toBeVisible()

  await unfold(page, 'Cambiar algo')
  await page.getByRole('button', { name: 'Cambiar la fecha' }).click()
  const moving = page.getByRole('dialog', { name: 'Cambiar la fecha de su fiesta' })
  await expect(await turnToDay(moving, party)).toHaveAccessibleName(/Su fiesta ya está reservada para el/)
  await expect(await turnToDay(moving, closed)).toHaveAccessibleName(
    new RegExp(`no disponible.*No atendemos el ${inSpanish(closed)}`),
  )
  await expectSpanish(page)
})
