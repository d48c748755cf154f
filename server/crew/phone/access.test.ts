import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { parseConfig } from '#server/config.ts'
import { bookingAccess, bookings } from '#server/foundation/database/schema/all-tables.ts'
import { unseal } from '#server/foundation/secrets/sealed-text.ts'
import { backUp } from '#server/operations/backups/back-up.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { crewVisits, VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { createPageLink } from '#test/journeys/booking-page-link.ts'
import { present } from '#test/present.ts'
import { testContext } from '#test/test-context.ts'
import { readAccesses, sealOlderAccess } from './access.ts'
import { tidyCrew } from './tidy-crew.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const { paidParty, party } = crewVisits(ctx)
const NOTHING = { gateCode: null, elevatorSlot: null, parking: null, insuranceCertificate: null }
let crew: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(async () => {
  await ctx.db.delete(bookings)
  ctx.setNow(VISIT_MORNING)
})

describe('the access to an address', () => {
  it('200: can be given by family, office or crew, is readable by each, and sealed in the database', async () => {
    const own = await paidParty()
    const at = await createPageLink(ctx, own)
    const [office, stop] = [`/api/bookings/${own.id}/access`, `/api/crew/stops/${own.setup}/access`] as const
    const read = async () => [
      (await ctx.call('GET', at('/access'))).body,
      (await ctx.staff('GET', office)).body,
      (await ctx.call('GET', `/api/crew/days/${VISIT_DAY}`, undefined, crew)).body.stops[0]?.access,
    ]
    expect(await read()).toEqual([NOTHING, NOTHING, null])
    const told = { ...NOTHING, gateCode: '#4711' }
    expect(await ctx.call('PUT', at('/access'), told)).toMatchObject({ status: 200, body: told })
    expect(await read()).toEqual([told, told, told])
    const parked = { ...told, parking: 'Level 2, next to the pool' }
    expect((await ctx.staff('PUT', office, parked)).status).toBe(200)
    expect(await read()).toEqual([parked, parked, parked])
    const booked = { ...parked, elevatorSlot: '2 to 3 PM', insuranceCertificate: 'At the desk' }
    expect((await ctx.call('PUT', stop, booked, crew)).status).toBe(200)
    expect(await read()).toEqual([booked, booked, booked])
    const [row] = await ctx.db.select().from(bookingAccess)
    expect(row?.sealed).toMatch(/^sealed:1:/)
    expect(row?.sealed).not.toContain('4711')
    const { body: log } = await ctx.staff('GET', '/api/admin/audit?subject=booking')
    expect(JSON.stringify(log)).not.toContain('4711')
    await ctx.call('PUT', at('/access'), NOTHING)
    expect(await ctx.db.$count(bookingAccess)).toBe(0)
  })

  it('200: is not shown for another address, but stays when only the spelling is corrected', async () => {
    const own = await paidParty()
    const at = await createPageLink(ctx, own)
    const read = async () => (await ctx.call('GET', at('/access'))).body.gateCode
    const change = (changes: object) => ctx.staff('PATCH', `/api/bookings/${own.id}`, changes)
    const { partyAddress, zipCode } = (await ctx.staff('GET', `/api/bookings/${own.id}`)).body
    await ctx.call('PUT', at('/access'), { ...NOTHING, gateCode: '#4711' })
    expect((await change({ partyAddress: `${partyAddress}, Apt 3` })).status).toBe(200)
    expect(await read()).toBe('#4711')
    expect((await change({ partyAddress: '9000 Elm Street', zipCode })).status).toBe(200)
    expect(await read()).toBeNull()
    await ctx.call('PUT', at('/access'), { ...NOTHING, gateCode: '#0815' })
    expect(await read()).toBe('#0815')
  })

  it('400 for a text that is too long, 401, 403 and 404 for callers without access', async () => {
    const own = await paidParty({ bookingDate: '2027-05-08' })
    const at = await createPageLink(ctx, own)
    const office = `/api/bookings/${own.id}/access` as const
    const long = { gateCode: 'x'.repeat(101) }
    expect((await ctx.call('PUT', at('/access'), long)).status).toBe(400)
    expect((await ctx.staff('PUT', office, long)).status).toBe(400)
    expect((await ctx.call('GET', office)).status).toBe(401)
    expect((await ctx.call('GET', office, undefined, crew)).status).toBe(403)
    expect((await ctx.staff('GET', '/api/bookings/999999/access')).status).toBe(404)
    expect((await ctx.staff('PUT', '/api/bookings/999999/access', {})).status).toBe(404)
    for (const id of [own.setup, '999999-setup', 'x'])
      expect((await ctx.call('PUT', `/api/crew/stops/${id}/access`, {}, crew)).status).toBe(404)
    const wrong = `/api/my-bookings/${own.bookingId}/access?token=x` as const
    expect((await ctx.call('PUT', wrong, {})).status).toBe(404)
  })

  it('is sealed with the key file, also what was stored in plain text before, and then gone from backups', async () => {
    const own = await paidParty()
    const path = `/api/bookings/${own.id}/access` as const
    await ctx.staff('PUT', path, { gateCode: '#4711' })
    const findSealed = async () => (await ctx.db.select().from(bookingAccess))[0]?.sealed ?? ''
    const key = readFileSync(join(ctx.config.dataDir, 'secrets.key'), 'utf8').trim()
    const place = `access to booking ${own.id}`
    const plain = unseal([Buffer.from(key, 'base64')], place, await findSealed())
    expect(plain).toContain('#4711')

    await ctx.db.update(bookingAccess).set({ sealed: present(plain) })
    await sealOlderAccess(ctx)
    const sealed = await findSealed()
    expect(sealed).toMatch(/^sealed:1:/)
    expect((await ctx.staff('GET', path)).body.gateCode).toBe('#4711')
    await sealOlderAccess(ctx)
    expect(await findSealed()).toBe(sealed)

    // A server with a key of its own seals with that one from then on, and opens what the file sealed.
    const SECRETS_KEY = randomBytes(32).toString('base64')
    const config = parseConfig({ DATA_DIR: ctx.config.dataDir, SECRETS_KEY })
    await sealOlderAccess({ config, db: ctx.db })
    expect(unseal([Buffer.from(SECRETS_KEY, 'base64')], place, await findSealed())).toBe(plain)
    expect((await readAccesses({ config }, ctx.db, [own.id])).get(own.id)?.gateCode).toBe('#4711')
    // Without that key it counts as missing.
    expect((await ctx.staff('GET', path)).body).toEqual(NOTHING)
  })

  it('is in a backup sealed, without the key, and not at all once it is erased', async () => {
    const own = await paidParty()
    await ctx.staff('PUT', `/api/bookings/${own.id}/access`, { gateCode: '#4711-in-clear' })
    const folder = mkdtempSync(join(tmpdir(), 'teepee-access-'))
    const readBackup = async (name: string) => {
      await backUp(ctx, join(folder, name))
      const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      )
      expect(files.map((file) => file.name)).not.toContain('secrets.key')
      return files
        .map((file) => readFileSync(join(file.parentPath, file.name)))
        .map((bytes) => (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('latin1'))
        .join()
    }
    const before = await readBackup('before')
    expect(before).toContain('sealed:1:')
    expect(before).not.toContain('4711-in-clear')
    ctx.setNow(new Date(VISIT_MORNING.getTime() + 4 * DAY_MILLISECONDS))
    await tidyCrew(ctx)
    expect(await readBackup('after')).not.toContain('sealed:1:')
    rmSync(folder, { recursive: true, force: true })
  })

  it('is erased three days after the collection, and refused with 409 from then on', async () => {
    const own = await party()
    const path = `/api/bookings/${own.id}/access` as const
    await ctx.staff('PUT', path, { gateCode: '#4711' })
    const leftAfter = async (days: number) => {
      ctx.setNow(new Date(VISIT_MORNING.getTime() + days * DAY_MILLISECONDS))
      await tidyCrew(ctx)
      return ctx.db.$count(bookingAccess)
    }
    // Collected on the day after the party.
    expect(await leftAfter(3)).toBe(1)
    expect((await ctx.staff('PUT', path, { gateCode: '#4712' })).status).toBe(200)
    expect(await leftAfter(4)).toBe(0)
    const late = await ctx.staff('PUT', path, { gateCode: '#4713' })
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
  })
})
