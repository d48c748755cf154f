import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { payForParty } from '#test/journeys/pay-for-party.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { party, report, putPhoto } = crewVisits(ctx)
const all: readonly Endpoint[] = calls
const getName = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`

/** The stream does not end (events/events.test.ts), and a session that has ended returns nothing. */
const WITHOUT = ['GET /api/admin/events', 'POST /api/admin/logout', 'POST /api/admin/password']
const asked = all.filter((call) => !WITHOUT.includes(getName(call)))

/** Families that do not concern this member of the crew, each with a word that occurs nowhere else. */
const HIDDEN = [
  { word: 'Quillaone', bookingDate: VISIT_DAY },
  { word: 'Zorrillatwo', bookingDate: addDays(VISIT_DAY, 7) },
  { word: 'Tamarindthree', bookingDate: addDays(VISIT_DAY, -3) },
] as const
const TRACE = new RegExp(HIDDEN.map(({ word }) => word).join('|'), 'i')

let crew: Record<string, string>
let own: Awaited<ReturnType<typeof party>>
const hidden: { id: number; photoId: string }[] = []

const toFamily = (word: string) => ({
  customerName: word,
  customerEmail: `${word}@example.com`,
  partyAddress: `12 ${word} Street`,
  allergiesAndNeeds: word,
})

beforeAll(async () => {
  ctx.setNow(new Date(VISIT_MORNING.getTime() - 3 * 86_400_000))
  const ana = await addColleague(ctx, 'ana', 'crew')
  const ben = await addColleague(ctx, 'ben', 'crew')
  crew = ana.headers
  const { body: work } = await ctx.staff('GET', '/api/admin/work')
  const { exceptions: _, version: __, ...settings } = work
  await ctx.staff('PUT', '/api/admin/work', { ...settings, crews: 2 })
  own = await party({ customerName: 'Own Olivia', numberOfTeepees: 5 })
  for (const { word, bookingDate } of HIDDEN) {
    const { id } = await party({ ...toFamily(word), bookingDate })
    await ctx.staff('PUT', `/api/bookings/${id}/access`, { gateCode: word })
    const photoId = randomUUID()
    await putPhoto(photoId, await aPhoto(), ben.headers)
    hidden.push({ id, photoId })
  }
  ctx.setNow(VISIT_MORNING)
  for (const { id, photoId } of hidden)
    await report([{ stopId: `${id}-setup`, kind: 'photo', data: { photoId } }], ben.headers)
  const paid = { ...toFamily(HIDDEN[1].word), bookingDate: addDays(VISIT_DAY, 14) }
  await payForParty(ctx, paid)
  const { customerName: name, customerEmail: email } = paid
  await ctx.call('POST', '/api/contact', { name, email, subject: name, message: 'Is May free?' })
  await ctx.call('POST', '/api/newsletter', { email })
  await ctx.call('POST', '/api/testimonials', { customerName: name, rating: 5, comment: 'A lovely night.' })
  const place = (bookingId: number) => ({ bookingId, kind: 'setup' })
  await ctx.staff('PUT', `/api/admin/work/days/${VISIT_DAY}`, {
    crews: [[place(own.id)], [place(hidden[0]?.id ?? 0)]],
  })
  await ctx.staff('PATCH', `/api/admin/users/${ana.id}`, { crew: 1 })
  await ctx.staff('PATCH', `/api/admin/users/${ben.id}`, { crew: 2 })
})

const DAYS = [-3, -2, -1, 0, 1, 2, 7].map((days) => addDays(VISIT_DAY, days))

/** Returns a call's URLs for each hidden family, as somebody could guess them. */
function listAddresses({ path }: Endpoint): string[] {
  const families = path.includes(':date')
    ? DAYS.map((date) => path.replace(':date', date))
    : hidden.flatMap(({ id, photoId }) =>
        ['setup', 'collect'].map((kind) =>
          path.replace(':stopId', `${id}-${kind}`).replace(':photoId', photoId).replace(/:\w+/g, String(id)),
        ),
      )
  return [...new Set(families)]
}

const QUESTION = `from=${VISIT_DAY}&to=${VISIT_DAY}&date=${VISIT_DAY}&search=e&q=ex&year=2027&month=2027-02`

describe('a member of the crew, by every call of the API', () => {
  it('reads nothing about families of another crew or on other days', async () => {
    const telling: string[] = []
    let answers = 0
    for (const call of asked)
      for (const address of listAddresses(call)) {
        const method = call.method.toUpperCase()
        const asking = method === 'GET' ? [address, `${address}?${QUESTION}`] : [address]
        for (const one of asking) {
          const response = await ctx.fetch(one, { method, headers: crew })
          const text = await response.text()
          answers += 1
          if (TRACE.test(text) || response.headers.get('content-type')?.startsWith('image/'))
            telling.push(`${getName(call)} at ${one}`)
        }
      }
    expect(telling).toEqual([])
    expect(answers).toBeGreaterThan(asked.length)
  })

  it('would be caught by this test, since the office can read them', async () => {
    const telling = new Set<string>()
    for (const call of asked.filter(({ method }) => method === 'get'))
      for (const address of listAddresses(call)) {
        const { body } = await ctx.staff('GET', `${address}?${QUESTION}`)
        if (TRACE.test(JSON.stringify(body))) telling.add(getName(call))
      }
    expect([...telling]).toEqual(
      expect.arrayContaining(['GET /api/crew/days/:date', 'GET /api/admin/live', 'GET /api/bookings']),
    )
  })

  it('reads its own stop, but no amounts', async () => {
    const money = /amount|price|paid|balance|deposit|coupon|invoice|total/i
    const names = new Set<string>()
    const { finalAmount, totalAmount } = own
    for (const call of asked.filter(({ method, staff }) => method === 'get' && staff)) {
      const path = call.path
        .replace(':date', VISIT_DAY)
        .replace(':stopId', own.setup)
        .replace(/:\w+/g, String(own.id))
      const { body } = await ctx.call('GET', `${path}?${QUESTION}`, undefined, crew)
      const text = JSON.stringify(body)
      expect([getName(call), text.includes(finalAmount) || text.includes(totalAmount)]).toEqual([
        getName(call),
        false,
      ])
      if (text.includes('Own Olivia')) {
        names.add(getName(call))
        expect(text).not.toMatch(money)
      }
    }
    expect([...names]).toEqual(['GET /api/crew/days/:date'])
  })
})
