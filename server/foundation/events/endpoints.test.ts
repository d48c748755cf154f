import { describe, expect, it } from 'vitest'
import { discrepancies, events } from '#server/foundation/database/schema/all-tables.ts'
import { aPhoto, imageForm } from '#test/factories/pictures/image-form.ts'
import { present } from '#test/present.ts'
import { MORNING, testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const read = (question: '' | `?${string}` = '', headers = {}) =>
  ctx.staff('GET', `/api/admin/audit${question}`, undefined, headers)
const SPANISH = { 'X-Language': 'es' }

/** Writes entries by an actor, each some hours after a winter morning in Miami. */
async function logHoursLater(actor: string, hoursLater: number[], subject = 'coupon') {
  await ctx.db.insert(events).values(
    hoursLater.map((hours) => ({
      kind: `${subject}.changed`,
      actor,
      action: 'changed',
      subject,
      details: `hour ${hours}`,
      createdAt: new Date(MORNING.getTime() + hours * 3_600_000),
    })),
  )
}
const getDetails = ({ body }: { body: { entries: { details: string }[] } }) =>
  body.entries.map(({ details }) => details)

describe('GET /api/admin/audit', () => {
  it('200: records that a day was closed and reopened', async () => {
    const { body } = await ctx.staff('POST', '/api/unavailable-dates', {
      date: '2027-03-01',
      reason: 'Family wedding',
    })
    await ctx.staff('DELETE', `/api/unavailable-dates/${body.id}`)
    const { status, body: page } = await read('?subject=calendar')
    expect(status).toBe(200)
    expect(page.entries.filter(({ details }) => details.startsWith('2027-03-01'))).toMatchObject([
      { actor: 'admin', action: 'opened', details: '2027-03-01: Family wedding' },
      { actor: 'admin', action: 'closed', details: '2027-03-01: Family wedding' },
    ])
  })

  it('200: records that pictures were uploaded and focused', async () => {
    const upload = await ctx.staff('POST', '/api/upload', imageForm(await aPhoto(), 'Ava.jpg'))
    await ctx.staff('PATCH', `/api/uploads/${upload.body.id}`, { focal: { x: 0, y: 1 } })
    const told = { actor: 'admin', subjectId: upload.body.id, details: 'Ava.jpg' }
    expect((await read('?subject=image')).body.entries).toMatchObject([
      { ...told, action: 'focused' },
      { ...told, action: 'uploaded' },
    ])
  })

  it('200: records who resolved a difference with the card provider', async () => {
    const difference = { kind: 'booking-gone', intentId: 'pi_1', sentence: '$75.00 was taken.' } as const
    const [discrepancy] = await ctx.db.insert(discrepancies).values(difference).returning()
    const path = `/api/admin/reconciliation/${discrepancy?.id}/resolve`
    expect((await ctx.staff('POST', path)).status).toBe(200)
    expect((await read('?subject=difference')).body.entries).toMatchObject([
      {
        actor: 'admin',
        action: 'marked as resolved',
        subjectId: discrepancy?.id,
        details: '$75.00 was taken.',
      },
    ])
  })

  it('200: filters by person and by days in Miami, one page at a time', async () => {
    // The morning is 9 AM; 15 hours later it is midnight.
    await logHoursLater('nora', [0, 14.9, 15, 39])
    expect(getDetails(await read('?actor=nora'))).toEqual(['hour 39', 'hour 15', 'hour 14.9', 'hour 0'])
    expect(getDetails(await read('?actor=nora&from=2027-01-05'))).toEqual(['hour 39', 'hour 15'])
    expect(getDetails(await read('?actor=nora&from=2027-01-05&to=2027-01-05'))).toEqual(['hour 15'])
    expect(getDetails(await read('?actor=nora&to=2027-01-04'))).toEqual(['hour 14.9', 'hour 0'])
    const second = await read('?actor=nora&pageSize=3&page=2')
    expect(second.body).toMatchObject({ total: 4, page: 2, pageSize: 3 })
    expect(getDetails(second)).toEqual(['hour 0'])
  })

  it('200: counts up to the next thousand after the page', async () => {
    await logHoursLater(
      'busy',
      Array.from({ length: 2_100 }, (_, hours) => hours),
    )
    const readTotal = async (page: number) => {
      const { body } = await read(`?actor=busy&pageSize=200&page=${page}`)
      return [body.total, body.entries.length]
    }
    expect(await readTotal(4)).toEqual([1_000, 200])
    expect(await readTotal(5)).toEqual([2_000, 200])
    expect(await readTotal(11)).toEqual([2_100, 100])
  })

  it('200: lists every actor, whatever the filter', async () => {
    await logHoursLater('system', [1])
    await logHoursLater('zoe', [2], 'theme')
    const { actors } = (await read('?subject=image')).body
    expect(actors).toEqual([...new Set(actors)].toSorted())
    expect(actors).toEqual(expect.arrayContaining(['system', 'zoe']))
  })

  it('200: translates the program’s texts for the reader, and leaves typed ones alone', async () => {
    const details = '2027-03-02: Family wedding'
    const told = [{ text: 'Mar 2, 2027: Family wedding', language: 'en' }]
    await ctx.staff('POST', '/api/unavailable-dates', { date: '2027-03-02', reason: 'Family wedding' })
    expect((await read('?subject=calendar')).body.entries[0]).toMatchObject({ details, told })
    expect((await read('?subject=calendar', SPANISH)).body.entries[0]).toMatchObject({
      details,
      told: [
        { text: '2 mar 2027: ', language: 'es' },
        { text: 'Family wedding', language: 'en' },
      ],
    })
  })

  it('200: shows entries from before facts in English, and none of the columns', async () => {
    await logHoursLater('older', [7])
    const { entries } = (await read('?actor=older', SPANISH)).body
    expect(entries).toMatchObject([{ details: 'hour 7', told: [{ text: 'hour 7', language: 'en' }] }])
    expect(Object.keys(present(entries[0])).toSorted()).toEqual(
      ['id', 'actor', 'action', 'subject', 'subjectId', 'details', 'told', 'createdAt'].toSorted(),
    )
  })

  it.each(['?subject=secrets', '?from=2027-02-30', '?page=0', '?pageSize=1000'] as const)(
    '400: %s',
    async (question) => {
      expect((await read(question)).status).toBe(400)
    },
  )

  it('401 for everybody else', async () => {
    expect((await ctx.call('GET', '/api/admin/audit')).status).toBe(401)
  })
})
