import { beforeAll, describe, expect, it } from 'vitest'
import type { DayPlan } from '#contract/crew/work.ts'
import { englishWordsIn } from '#test/english-words.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { addColleague, basic, PASSWORD } from '#test/factories/colleague.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { present } from '#test/present.ts'
import { type Call, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const COUPON = { code: 'LUNA10', discountType: 'percentage', discountValue: '10' }

beforeAll(async () => {
  await ctx.staff('POST', '/api/coupons', COUPON)
  await addColleague(ctx, 'tina', 'crew')
})

const inSpanish: Call = (method, path, body, headers = {}) =>
  ctx.staff(method, path, body, { 'X-Language': 'es', ...headers })

it.each([
  ['POST', '/api/coupons', COUPON, 409, 'Ya hay un cupón con este código. Elija otro código.'],
  ['DELETE', '/api/coupons/4000', undefined, 404, 'Este cupón ya no existe.'],
  [
    'PATCH',
    '/api/themes/1',
    { name: 'Luna', version: 4000 },
    409,
    'Otra persona cambió este tema mientras tanto. Vea la versión más reciente o guarde la suya en su lugar.',
  ],
  [
    'PUT',
    '/api/admin/pricing',
    { delivery: { depotZip: '10001' } },
    400,
    '10001 no es un código postal con zona en Florida. Elija uno cercano.',
  ],
  [
    'POST',
    '/api/contact/submissions/4000/reply',
    { subject: 'x', message: 'x' },
    404,
    'Este mensaje ya no existe.',
  ],
])('staff read Spanish: %s %s %j', async (method, path, sent, status, message) => {
  const response = await inSpanish(method, path, sent)
  expect([response.status, response.body.message]).toEqual([status, message])
})

it.each([
  [
    'POST',
    '/api/coupons',
    { ...COUPON, code: 'x' },
    'code',
    'Use de 3 a 20 letras, números, guiones o guiones bajos para el código',
  ],
  [
    'POST',
    '/api/coupons',
    { ...COUPON, code: 'MUCHO', discountValue: '101' },
    'discountValue',
    'Un porcentaje puede ser como máximo 100',
  ],
  ['PATCH', '/api/themes/1', { name: 'x' }, 'name', 'El nombre del tema debe tener al menos 3 caracteres'],
  ['PATCH', '/api/themes/1', { name: 'x'.repeat(101) }, 'name', 'Escriba como máximo 100 caracteres'],
  ['PUT', '/api/site-settings', { primaryColor: 'pink' }, 'primaryColor', 'Elija un color válido'],
  ['PUT', '/api/site-settings', { offersTips: 'yes' }, 'offersTips', 'Envíe aquí verdadero o falso'],
  [
    'POST',
    '/api/admin/users',
    { username: 'ana', password: 'short', role: 'crew' },
    'password',
    'La contraseña debe tener al menos 10 caracteres',
  ],
  [
    'POST',
    '/api/admin/api-keys',
    { name: 'Mine', scopes: [], currentPassword: 'x' },
    'scopes',
    'Elija al menos un permiso',
  ],
])('and at the field: %s %s %j', async (method, path, sent, field, message) => {
  const { status, body } = await inSpanish(method, path, sent)
  expect(status).toBe(400)
  expect(body).toMatchObject({ message, errors: [{ path: field, message }] })
})

it('refusals of access are in Spanish, and in English unless requested otherwise', async () => {
  const crew = basic(`tina:${PASSWORD}`)
  const asked = await inSpanish('DELETE', '/api/coupons/1', undefined, crew)
  expect(asked.body.message).toBe(
    'Su cuenta no tiene permiso para hacer esto. Pídaselo a un propietario o a la oficina.',
  )
  const other = await ctx.call('DELETE', '/api/coupons/1', undefined, crew)
  expect(other.body.message).toBe('Your account can’t do this. Ask an owner or the office.')
})

it('staff whose account is in Spanish load what they edit in English', async () => {
  const account = { 'X-Staff-Language': 'es' }
  const { body: theme } = await ctx.staff('GET', '/api/themes/8', undefined, account)
  expect(theme.name).toBe((await ctx.staff('GET', '/api/themes/8')).body.name)
  const { body: steps } = await ctx.staff('GET', '/api/admin/setup', undefined, account)
  expect(steps).toEqual((await inSpanish('GET', '/api/admin/setup')).body)
  expect(steps).not.toEqual((await ctx.staff('GET', '/api/admin/setup')).body)
  const refused = await ctx.staff('GET', '/api/themes/4000', undefined, account)
  expect(englishWordsIn(refused.body.message ?? '')).toEqual([])
})

it('a booking that would be left with too little is named with its day', async () => {
  const request = bookingRequest({ bookingDate: '2027-02-13', numberOfTeepees: 3 })
  const { id } = (await ctx.call('POST', '/api/bookings', request)).body
  const refused = await inSpanish('PUT', '/api/site-settings', { teepeeStock: 2, force: false })
  expect(refused.body.message).toBe(
    `Así no quedaría suficiente para la reserva n.º ${id} del sábado, 13 de febrero de 2027. Cambie primero esa reserva o guárdelo de todos modos.`,
  )
})

describe('what staff read about bookings and pictures in Spanish', () => {
  const DAY = '2027-02-20'
  let id = 0
  const email = 'rosa@example.com'
  beforeAll(async () => {
    const request = bookingRequest({ bookingDate: DAY, customerEmail: email })
    id = (await ctx.call('POST', '/api/bookings', request)).body.id
  })

  it('includes why there is no refund', async () => {
    const path = `/api/bookings/${id}/cancellation` as const
    const { body } = await inSpanish('GET', path)
    expect(body.reason).toBe('No se ha pagado nada, así que no hay nada que reembolsar.')
    expect((await ctx.staff('GET', path)).body.reason).toBe(
      'Nothing has been paid, so there is nothing to refund.',
    )
  })

  it('includes until when a payment link holds the date', async () => {
    const path = `/api/bookings/${id}/payment-link` as const
    expect(englishWordsIn((await inSpanish('GET', path)).body.sentence)).toEqual([])
    expect((await inSpanish('POST', path, {})).body.sentence).toContain('Le guardamos')
    expect((await ctx.staff('GET', path)).body.sentence).toContain('holding')
  })

  it('includes why a day’s plan does not work', async () => {
    await ctx.staff('PUT', `/api/admin/work/exceptions/${DAY}`, {
      crews: 0,
      window: null,
      reason: 'Boda',
      force: true,
    })
    const path = `/api/admin/work/days?from=${DAY}&to=${DAY}` as const
    const conflictsIn = ({ body }: { body: DayPlan[] }) => body[0]?.plans[0]?.stops[0]?.conflicts
    expect(conflictsIn(await inSpanish('GET', path))).toEqual(['Nadie trabaja este día.'])
    expect(conflictsIn(await ctx.staff('GET', path))).toEqual(['No one works on this day.'])
  })

  it('includes why a family cannot be erased yet', async () => {
    const [family] = (await ctx.staff('GET', `/api/admin/customers?search=${email}`)).body.customers
    const { body } = await inSpanish('GET', `/api/admin/customers/${present(family).id}`)
    expect(body.whyNotErasable).toContain('Hay una fiesta próxima')
  })

  it('includes where a picture is shown', async () => {
    const { body } = await ctx.staff('POST', '/api/upload', imageForm(await aPhoto(), 'Luna.jpg'))
    await ctx.staff('PATCH', '/api/themes/1', { mainImage: body.path })
    const usesIn = (all: { id: number; usedBy: string[] }[]) => all.find((one) => one.id === body.id)?.usedBy
    expect(usesIn((await inSpanish('GET', '/api/uploads')).body)?.[0]).toMatch(/^el tema /)
    expect(usesIn((await ctx.staff('GET', '/api/uploads')).body)?.[0]).toMatch(/^the theme /)
  })
})
