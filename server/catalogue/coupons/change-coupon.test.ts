import { describe, expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

const coupon = (changes: Record<string, unknown>) => ({
  description: '',
  discountType: 'percentage',
  discountValue: '10',
  minimumAmount: '',
  maxUses: '',
  validFrom: '',
  validUntil: '',
  active: true,
  ...changes,
})
const create = (changes: Record<string, unknown>) => ctx.staff('POST', '/api/coupons', coupon(changes))

describe('POST /api/coupons', () => {
  it('201: uppercases the code and stores empty fields as null', async () => {
    const { status, body } = await create({ code: 'summer-27' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      code: 'SUMMER-27',
      discountValue: '10.00',
      description: null,
      minimumAmount: null,
      maxUses: null,
      validFrom: null,
      validUntil: null,
      usedCount: 0,
      active: true,
    })
  })

  it('201: reads a date without a time as that day in Miami, in summer and in winter', async () => {
    const { body } = await create({ code: 'DAYS', validFrom: '2027-02-01', validUntil: '2027-07-31' })
    expect(body.validFrom).toBe('2027-02-01T05:00:00.000Z')
    expect(body.validUntil).toBe('2027-08-01T03:59:59.999Z')
  })

  it.each([
    [{ code: '' }, 'Code and discount value are required'],
    [{ code: 'WITHOUT-VALUE', discountValue: '' }, 'Code and discount value are required'],
    [{ code: 'NO-VALUE', discountValue: undefined }, 'Code and discount value are required'],
    [{ code: 'BELOW', discountValue: '-5' }, 'Discount value must be positive'],
    [{ code: 'AB' }, 'Use 3 to 20 letters, digits, underscores or dashes for the code'],
    [{ code: 'A B C' }, 'Use 3 to 20 letters, digits, underscores or dashes for the code'],
    [{ code: 'NOTYPE', discountType: 'gift' }, 'Please select a discount type'],
    [{ code: 'ZERO', discountValue: 0 }, 'Discount value must be positive'],
    [{ code: 'ZEROUSES', maxUses: 0 }, 'Max uses must be at least 1'],
    [{ code: 'TOOMUCH', discountValue: '101' }, 'A percentage can be at most 100'],
    [
      { code: 'BACKWARDS', validFrom: '2027-03-02', validUntil: '2027-03-01' },
      'Choose a last day on or after the first',
    ],
  ])('400: %j', async (changes, message) => {
    const { status, body } = await create(changes)
    expect([status, body.message]).toEqual([400, message])
  })

  it.each(['1e3', 'ten', '5.555', '99999999999', true])('400: a value that is %j', async (discountValue) => {
    const { status, body } = await create({ code: 'NO-NUMBER', discountValue })
    expect([status, body.message]).toEqual([400, 'Discount value must be a number such as 10 or 12.50'])
  })

  it('409: for a code that is taken, in any case', async () => {
    await create({ code: 'TAKEN' })
    const { status, body } = await create({ code: 'taken' })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toBe('There’s already a coupon with this code. Choose another code.')
    expect(body.errors).toEqual([{ path: 'code', message: body.message }])
  })
})

describe('PATCH /api/coupons/:id', () => {
  it('200: changes only the given fields', async () => {
    const { body: made } = await create({ code: 'KEEP', description: 'For friends', maxUses: 5 })
    const { status, body } = await ctx.staff('PATCH', `/api/coupons/${made.id}`, { active: false })
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 'KEEP', description: 'For friends', maxUses: 5, active: false })
  })

  it('400: validates the coupon as it would become', async () => {
    const { body: made } = await create({ code: 'FIXED', discountType: 'fixed', discountValue: '150' })
    const change = { discountType: 'percentage' }
    expect((await ctx.staff('PATCH', `/api/coupons/${made.id}`, change)).status).toBe(400)
  })

  it('409: for another coupon’s code, or an old version', async () => {
    await create({ code: 'FIRST' })
    const { body: made } = await create({ code: 'SECOND' })
    expect((await ctx.staff('PATCH', `/api/coupons/${made.id}`, { code: 'first' })).status).toBe(409)
    await ctx.staff('PATCH', `/api/coupons/${made.id}`, { active: false, version: 1 })
    const { status, body } = await ctx.staff('PATCH', `/api/coupons/${made.id}`, {
      active: true,
      version: 1,
    })
    expect([status, body.code]).toEqual([409, 'newer_version'])
  })
})

it('are deleted with 204, then 404, and listed newest first', async () => {
  const { body: made } = await create({ code: 'LAST-ONE' })
  expect((await ctx.staff('GET', '/api/coupons')).body[0]?.code).toBe('LAST-ONE')
  expect((await ctx.staff('DELETE', `/api/coupons/${made.id}`)).status).toBe(204)
  expect((await ctx.staff('DELETE', `/api/coupons/${made.id}`)).status).toBe(404)
})

it('401: for visitors', async () => {
  expect((await ctx.call('GET', '/api/coupons')).status).toBe(401)
  expect((await ctx.call('POST', '/api/coupons', coupon({ code: 'FREE' }))).status).toBe(401)
  expect((await ctx.call('PATCH', '/api/coupons/1', { active: true })).status).toBe(401)
  expect((await ctx.call('DELETE', '/api/coupons/1')).status).toBe(401)
})

describe('a code as families type or paste it', () => {
  it.each(['\u200bSAVE40', 'SAVE 40', 'save\u00a040', ' S\u00adAVE40\ufeff'])(
    'is found: %j',
    async (code) => {
      await create({ code: 'SAVE40', discountValue: '40' })
      const validated = await ctx.call('POST', '/api/coupons/validate', { code })
      expect([validated.status, validated.body.code]).toEqual([200, 'SAVE40'])
      const order = { themeId: 1, numberOfTeepees: 1, addons: [], isDeposit: true, couponCode: code }
      const quoted = await ctx.call('POST', '/api/quote', order)
      expect(quoted.status).toBe(200)
      expect(Number(quoted.body.discountAmount)).toBeGreaterThan(0)
    },
  )

  it.each(['\u200b', 'SAVE.40', 'SAVE4'])('is not guessed: %j', async (code) => {
    const { status } = await ctx.call('POST', '/api/coupons/validate', { code })
    expect(status).toBe(404)
  })
})
