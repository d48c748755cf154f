import { beforeAll, beforeEach, expect, it } from 'vitest'
import { USUAL_STEPS } from '#domain/crew/crew-steps.ts'
import { addColleague } from '#test/factories/colleague.ts'
import { VISIT_DAY, VISIT_MORNING } from '#test/factories/crew-visit.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
const SIGNED = { ...USUAL_STEPS, setup: { ...USUAL_STEPS.setup, signed: 'required', photo: 'off' } }
let crew: Record<string, string>

beforeAll(async () => {
  crew = (await addColleague(ctx, 'ana', 'crew')).headers
})
beforeEach(() => ctx.setNow(VISIT_MORNING))

const steps = async () => (await ctx.call('GET', `/api/crew/days/${VISIT_DAY}`, undefined, crew)).body.steps
const stored = async () => (await ctx.staff('GET', '/api/admin/settings')).body

it('a new site uses the defaults without mentioning them; the phone follows what the owner sets', async () => {
  expect(await stored()).not.toHaveProperty('crewSteps')
  expect(await steps()).toEqual(USUAL_STEPS)
  expect((await ctx.staff('PUT', '/api/site-settings', { crewSteps: SIGNED })).status).toBe(200)
  expect((await stored()).crewSteps).toEqual(SIGNED)
  expect(await steps()).toEqual(SIGNED)
  expect((await ctx.call('GET', '/api/site-settings')).body).not.toHaveProperty('crewSteps')
})

it('the history shows the change, and can revert it', async () => {
  await ctx.staff('PUT', '/api/site-settings', { crewSteps: SIGNED })
  await ctx.staff('PUT', '/api/site-settings', { crewSteps: USUAL_STEPS })
  const [change] = (await ctx.staff('GET', '/api/admin/settings/history')).body
  expect(change?.told.map(({ text }) => text).join('')).toContain('family’s signature: required → off')
  expect((await ctx.staff('POST', `/api/admin/settings/history/${change?.id ?? 0}/restore`, {})).status).toBe(
    200,
  )
  expect(await steps()).toEqual(SIGNED)
})

it('400 for a missing or unknown step, 403 for the crew', async () => {
  const { signed: _, ...fewer } = USUAL_STEPS.setup
  for (const setup of [
    fewer,
    { ...USUAL_STEPS.setup, signed: 'perhaps' },
    { ...USUAL_STEPS.setup, dance: 'off' },
  ])
    expect(
      (await ctx.staff('PUT', '/api/site-settings', { crewSteps: { ...USUAL_STEPS, setup } })).status,
    ).toBe(400)
  const change = { crewSteps: SIGNED }
  expect((await ctx.call('PUT', '/api/site-settings', change, crew)).status).toBe(403)
})
