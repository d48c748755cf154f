import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { formatLong, type PartyDay } from '#domain/time/party-day.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { paidBooking } from './booking-page-visit.ts'
import { CARDS, createDraft, dayAhead, openStep } from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onFreshSite } from './fresh-site.ts'
import { authorization } from './server.ts'
import { expectNoEnglish } from './spoken-on.ts'
import { PHONE } from './viewports.ts'

// Themes created by other tests have no Spanish names.
const test = onFreshSite()
test.use({ viewport: PHONE, locale: 'es-US' })

const ROSE_GARDEN = 8
const BUNNY_GARDEN = 3
const long = (day: PartyDay) => formatLong(day, 'es')

/** Axe looks at each page, and the same in every language: not at each of its states again. */
async function expectSpanish(page: Page): Promise<void> {
  await expectNoEnglish(page)
  await expectNoSidewaysScroll(page)
}

/** Books every teepee of a theme on a day. Returns the booking. */
async function fill(request: APIRequestContext, bookingDate: PartyDay, themeId: number): Promise<number> {
  const data = bookingRequest({
    bookingDate,
    themeId,
    numberOfTeepees: 10,
    bookingStatus: 'confirmed',
    overrideCapacity: true,
  })
  const response = await request.post('/api/admin/bookings', { headers: authorization, data })
  expect(response.status(), await response.text()).toBe(201)
  const { id }: CallAnswer<'POST', '/api/admin/bookings'> = await response.json()
  return id
}

/** Returns the button of a day, after turning the calendar to its month. */
async function getButton(calendar: Locator | Page, day: PartyDay): Promise<Locator> {
  const button = calendar.getByRole('button', { name: new RegExp(`^${long(day)}`) })
  const later = calendar.getByRole('button', { name: 'Ir al mes siguiente' })
  await later.waitFor()
  while (!(await button.isVisible())) await later.click()
  return button
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number)
  await page.getByLabel('Vencimiento').fill('12 / 40')
  await page.getByLabel('CVC').fill('123')
  await page.getByLabel('Código postal').fill('33135')
}

test('a family changes the date, sees what a cancellation gives back, and cancels', async ({
  page,
  request,
}) => {
  test.slow()
  const [party, closed, taken, free] = [60, 61, 64, 66].map(dayAhead) as [string, string, string, string]
  const closing = { headers: authorization, data: { date: closed } }
  expect((await request.post('/api/unavailable-dates', closing)).status()).toBe(201)
  const order = { language: 'es', themeId: ROSE_GARDEN, isDeposit: false, customerName: 'Rosa Gómez' }
  const { path } = await paidBooking(request, 60, order)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Su fiesta Jardín de Rosas' })).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)

  // The server renders one page for all bookings; the switch leads to this one nevertheless.
  for (const nth of [0, 1]) {
    await page.getByRole('link', { name: 'English' }).nth(nth).click()
    await expect(page.getByRole('heading', { name: 'Your Rose Garden party' })).toBeVisible()
    await page.getByRole('link', { name: 'Español' }).nth(nth).click()
    await expect(page.getByRole('heading', { name: 'Su fiesta Jardín de Rosas' })).toBeVisible()
  }

  await page.getByRole('button', { name: 'Cambiar la fecha' }).click()
  const moving = page.getByRole('dialog', { name: 'Cambiar la fecha de su fiesta' })
  await expect(await getButton(moving, party)).toHaveAccessibleName(/Su fiesta ya está reservada para el/)
  await expect(await getButton(moving, closed)).toHaveAccessibleName(
    new RegExp(`no disponible.*No atendemos el ${long(closed)}`),
  )
  await (await getButton(moving, taken)).click()
  await expectSpanish(page)
  await fill(request, taken, ROSE_GARDEN)
  await moving.getByRole('button', { name: 'Cambiar la fecha' }).click()
  await expect(moving.getByText(`No quedan tipis para el ${long(taken)}.`).first()).toBeVisible()
  await expectSpanish(page)
  await (await getButton(moving, free)).click()
  await moving.getByRole('button', { name: 'Cambiar la fecha' }).click()
  await expect(page.getByText('Su fiesta tiene una nueva fecha')).toBeVisible()
  await expect(page.getByText(long(free)).first()).toBeVisible()
  await expect(page.getByText('Esta fiesta ya cambió de fecha una vez.')).toBeVisible()
  await expectSpanish(page)

  const slider = page.getByRole('slider', { name: 'Si tuviera que cancelar' })
  const says = (day: PartyDay, back: string) =>
    expect(slider).toHaveAttribute('aria-valuetext', `Si cancela el ${long(day)}, se le devuelven ${back}.`)
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
  await expect(page.getByRole('link', { name: /^Nota de crédito / })).toBeVisible()
  await expectSpanish(page)

  await page.getByRole('button', { name: 'Enviar un mensaje' }).click()
  const message = page.getByRole('dialog')
  await message.getByLabel('Mensaje').fill('¡El próximo año, entonces!')
  await expectSpanish(page)
  await message.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('¡Mensaje enviado!')).toBeVisible()
})

test('a family waits for a full day, is offered a place, and leaves the list', async ({ page, request }) => {
  test.slow()
  const day = dayAhead(90)
  const email = 'espera@example.com'
  const full = await fill(request, day, BUNNY_GARDEN)
  const choice = { themeId: BUNNY_GARDEN, themeName: 'Bunny Garden' }
  await openStep(page, 1, createDraft(email, '', choice), 'es')
  const refused = await getButton(page, day)
  await expect(refused).toHaveAccessibleName(/no disponible/)
  await refused.focus()
  await page.keyboard.press('Enter')
  const instead = page.getByRole('region', { name: `En lugar del ${long(day)}` })
  await expect(instead).toContainText(`No quedan tipis para el ${long(day)}.`)
  await expectSpanish(page)
  await expectAccessible(page)

  await instead.getByRole('button', { name: 'Entrar en la lista de espera' }).click()
  const form = instead.getByRole('form', { name: `Esperar el ${long(day)}` })
  await form.getByLabel('Su nombre').fill('')
  await form.getByRole('button', { name: 'Entrar en la lista de espera' }).click()
  await expect(form.getByText('Escriba su nombre')).toBeVisible()
  await expect(form.getByText('Solo podemos avisarle si nos permite escribirle')).toBeVisible()
  await expectSpanish(page)
  await form.getByLabel('Su nombre').fill('Rosa Gómez')
  await form.getByRole('switch', { name: 'Pueden escribirme sobre este día' }).press('Space')
  await form.getByRole('button', { name: 'Entrar en la lista de espera' }).click()
  await expect(instead.getByText(`Está en la lista de espera para el ${long(day)}.`)).toBeVisible()
  await expectSpanish(page)

  expect((await request.delete(`/api/bookings/${full}`, { headers: authorization })).status()).toBe(204)
  await page.goto(await offerTo(request, email))
  await expect(page.getByRole('heading', { level: 1, name: long(day) })).toBeVisible()
  await expect(page.getByText('Es su turno: le guardamos un lugar hasta el')).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salir de la lista de espera' }).click()
  await expect(page.getByText('Salió de la lista de espera.')).toBeVisible()
  await expectSpanish(page)
  await page.goto('/es/lista-de-espera/nadie')
  await expect(page.getByText('Este enlace no abre ningún lugar en la lista')).toBeVisible()
  await expectSpanish(page)
})

async function offerTo(request: APIRequestContext, email: string): Promise<string> {
  const read = async <Path extends string>(path: Path): Promise<CallAnswer<'GET', Path>> =>
    (await request.get(path, { headers: authorization })).json()
  const { mails } = await read('/api/admin/outbox?pageSize=100')
  const mail = mails.find(({ kind, recipient }) => kind === 'waiting-list-offer' && recipient === email)
  const { text } = await read(`/api/admin/outbox/${mail?.id}`)
  const [path] = /\/es\/lista-de-espera\/\S+/.exec(text) ?? []
  if (!path) throw new Error('there is no Spanish link in the offer')
  return path
}

test('a family pays its balance after two cards that do not work', async ({ page, request }) => {
  const { path } = await paidBooking(request, 70, { language: 'es', themeId: ROSE_GARDEN })
  await page.goto(path)
  await page.getByRole('button', { name: 'Pagar $80.00 con tarjeta' }).click()
  await page.getByLabel('Número de tarjeta').waitFor()
  const pay = page.getByRole('button', { name: 'Pagar $80.00', exact: true })
  await pay.click()
  await expect(page.getByText('El número de su tarjeta está incompleto.')).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
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
  await page.goto(path.replace(/\?.*/, ''))
  await expect(page.getByText('Este enlace no abre ninguna reserva')).toBeVisible()
  await expectSpanish(page)
})

test('a family is told what is missing in its details and about a coupon that nobody knows', async ({
  page,
}) => {
  const empty = { firstName: '', lastName: '', phone: '1', address: '', city: '', state: '', zipCode: '1' }
  const draft = createDraft('rosa@example.com', dayAhead(75))
  await openStep(page, 3, { ...draft, details: { ...draft.details, ...empty } }, 'es')
  await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
  for (const words of [
    /^Nombre: escriba al menos/,
    /^Dirección: escriba al menos/,
    'Escriba un código postal válido',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  await expectSpanish(page)
  await expectAccessible(page)
  await openStep(page, 4, draft, 'es')
  await page.getByLabel('Código de cupón').fill('NADIE')
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page.getByText('No conocemos este cupón.').first()).toBeVisible()
  await expectSpanish(page)
})
