import { expect, type Page } from '@playwright/test'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { paidBooking, unfold } from '../booking-page-visit.ts'
import { CARDS, dayAhead } from '../booking-visit.ts'
import { authorization } from '../server.ts'
import { expectNoEnglish, expectSpanish, inSpanish, turnToDay } from '../spoken-on.ts'
import { test } from '../uncomplaining-test.ts'
import { PHONE } from '../viewports.ts'
import { fillDay } from '../waiting-visit.ts'

test.use({ viewport: PHONE, locale: 'es-US' })

const ROSE_GARDEN = 8

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number)
  await page.getByLabel('Vencimiento').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Código postal').fill('33135')
}

test('a family pays its balance, changes the date, sees what a cancellation gives back, and cancels', async ({
  page,
  request,
}) => {
  test.slow()
  const [party, closed, taken, free] = [256, 257, 260, 262].map(dayAhead) as [string, string, string, string]
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

  await test.step('a family pays its balance after two cards that do not work', async () => {
    await page.getByRole('button', { name: 'Pagar $80.00 con tarjeta' }).click()
    await page.getByLabel('Número de tarjeta').waitFor()
    const pay = page.getByRole('button', { name: 'Pagar $80.00', exact: true })
    await pay.click()
    await expect(page.getByText('El número de su tarjeta está incompleto.')).toBeVisible()
    await expectSpanish(page)
    for (const [number, words] of [
      [CARDS.declined, 'Su tarjeta fue rechazada.'],
      [CARDS.poor, 'Su tarjeta no tiene fondos suficientes.'],
    ] as const) {
      await fillCard(page, number)
      await pay.click()
      await expect(page.getByText(words)).toBeVisible()
      await expectNoEnglish(page)
    }
    await page.getByLabel('Número de tarjeta').fill(CARDS.authenticates)
    await pay.click()
    await expect(page.getByRole('dialog')).toContainText('Su banco quiere saber que es usted')
    await expectSpanish(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
    await expect(page.getByText('Todo está pagado')).toBeVisible()
    await expect(page.getByText('Recibimos su pago.')).toBeVisible()
    await expectSpanish(page)
  })

  await unfold(page, 'Cambiar algo')
  await page.getByRole('button', { name: 'Cambiar la fecha' }).click()
  const moving = page.getByRole('dialog', { name: 'Cambiar la fecha de su fiesta' })
  await expect(await turnToDay(moving, party)).toHaveAccessibleName(/Su fiesta ya está reservada para el/)
  await expect(await turnToDay(moving, closed)).toHaveAccessibleName(
    new RegExp(`no disponible.*No atendemos el ${inSpanish(closed)}`),
  )
  await (await turnToDay(moving, taken)).click()
  await expectSpanish(page)
  await fillDay(request, taken, ROSE_GARDEN)
  await moving.getByRole('button', { name: 'Cambiar la fecha' }).click()
  await expect(moving.getByText(`No quedan tipis para el ${inSpanish(taken)}.`).first()).toBeVisible()
  await expectSpanish(page)
  await (await turnToDay(moving, free)).click()
  await moving.getByRole('button', { name: 'Cambiar la fecha' }).click()
  await expect(page.getByText('Su fiesta tiene una nueva fecha')).toBeVisible()
  await expect(page.getByText(inSpanish(free)).first()).toBeVisible()
  await expect(page.getByText('Esta fiesta ya cambió de fecha una vez.')).toBeVisible()
  await expectSpanish(page)

  await page.locator('summary').filter({ hasText: 'se le devuelve todo' }).click()
  const slider = page.getByRole('slider', { name: 'Si necesita cancelar' })
  const says = (day: PartyDay, back: string) =>
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      `Si cancela el ${inSpanish(day)}, se le devuelven ${back}.`,
    )
  await says(dayAhead(0), '$80.00')
  await slider.focus()
  await page.keyboard.press('End')
  await says(free, '$0.00')
  await expect(page.getByText('No hay reembolso dentro de los 14 días anteriores a la fiesta.')).toBeVisible()
  await expectSpanish(page)

  await page.getByRole('button', { name: 'Cancelar la fiesta' }).click()
  const cancelling = page.getByRole('alertdialog', { name: '¿Cancelar su fiesta?' })
  await expect(cancelling).toContainText(
    'Faltan más de 14 días para la fiesta: se le devuelve todo lo pagado por encima del depósito de $80.00, es decir, $80.00.',
  )
  await expect(cancelling).toContainText('Se le devuelve$80.00')
  await expectSpanish(page)
  await cancelling.getByRole('button', { name: 'Cancelar la fiesta' }).click()
  await expect(page.getByText('Su fiesta está cancelada')).toBeVisible()
  await expect(page.getByText(/^Reembolsado con tarjeta/)).toBeVisible()
  await unfold(page, 'Documentos')
  await expect(page.getByRole('link', { name: /^Nota de crédito / })).toBeVisible()
  await expectSpanish(page)

  await page.getByRole('button', { name: 'Enviar un mensaje' }).click()
  const message = page.getByRole('dialog')
  await message.getByLabel('Mensaje').fill('¡El próximo año, entonces!')
  await expectSpanish(page)
  await message.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible()

  await test.step('a wrong link opens nothing', async () => {
    await page.goto(path.replace(/\?.*/, ''))
    await expect(page.getByText('Este enlace no abre ninguna reserva')).toBeVisible()
    await expectSpanish(page)
  })
})
