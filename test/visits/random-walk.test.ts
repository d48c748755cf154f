import { afterAll, expect, it, vi } from 'vitest'
import { countReachedSteps } from '#app/lib/visits/visit.ts'
import { toFunnel, toLost } from '#domain/money/reports/funnel.ts'
import { LOST_ON, type LostOn, VISIT_STEPS, type VisitStep } from '#domain/money/reports/visit-steps.ts'
import { openPage } from '#test/factories/page-visit.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })
/** `VISITS=10000` is the long form. */
const VISITS = Number(process.env.VISITS ?? 100)
const REFERRERS = ['', 'https://www.google.com/', 'https://l.instagram.com/', 'https://school.example/']
const SENTENCES = Object.keys(LOST_ON) as LostOn[]

afterAll(() => vi.unstubAllGlobals())

/** Numbers between 0 and 1 that are the same in every run. */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

it(`a random walk of ${VISITS} visits adds up at every step of the report, and of each source`, async () => {
  const random = numbersFrom(38)
  const pick = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)] as T
  const expected = new Map<string, number>()
  const note = (source: string, step: string) => {
    for (const key of [step, `${source} ${step}`]) expected.set(key, (expected.get(key) ?? 0) + 1)
  }
  for (let visit = 0; visit < VISITS; visit++) {
    const referrer = pick(REFERRERS)
    const source = referrer === '' ? 'direct' : new URL(referrer).hostname.replace(/^www\./, '')
    const sent: Promise<unknown>[] = []
    openPage({ referrer }, (body) => {
      sent.push(ctx.fetch('/api/visits', { method: 'POST', body }))
    })
    // Back and forth: a visit that goes back has already reached the earlier steps.
    const walk = Array.from({ length: Math.floor(random() * 8) + 1 }, (): VisitStep | LostOn =>
      pick(random() < 0.3 ? SENTENCES : VISIT_STEPS.slice(0, 1 + Math.floor(random() * VISIT_STEPS.length))),
    )
    for (const step of walk) countReachedSteps(step)
    await Promise.all(sent)

    const far = Math.max(0, ...walk.map((step) => VISIT_STEPS.indexOf(step as VisitStep)))
    for (const step of VISIT_STEPS.slice(0, far + 1)) note(source, step)
    for (const sentence of SENTENCES.filter((each) => walk.includes(each))) {
      note(source, sentence)
      const after = walk.slice(walk.indexOf(sentence) + 1)
      const place = VISIT_STEPS.indexOf(LOST_ON[sentence])
      if (after.some((step) => VISIT_STEPS.indexOf(step as VisitStep) >= place))
        note(source, `${sentence}-over`)
    }
  }

  const { body } = await ctx.staff('GET', '/api/admin/reports/sources?from=2027-01-04&to=2027-01-04')
  const toCounts = (counts: typeof body.steps) => new Map(counts.map(({ step, visits }) => [step, visits]))
  const names = [...VISIT_STEPS, ...SENTENCES, ...SENTENCES.map((sentence) => `${sentence}-over`)]
  const all = toCounts(body.steps)
  for (const step of names) expect([step, all.get(step) ?? 0]).toEqual([step, expected.get(step) ?? 0])
  for (const { source, steps } of body.sources) {
    const counts = toCounts(steps)
    for (const step of names)
      expect([source, step, counts.get(step) ?? 0]).toEqual([
        source,
        step,
        expected.get(`${source} ${step}`) ?? 0,
      ])
  }
  const funnel = toFunnel(body.steps)
  expect(funnel[0]?.visits).toBe(VISITS)
  const ends = funnel.map(({ visits, left }) => left ?? visits)
  expect(ends.reduce((sum, count) => sum + count, 0)).toBe(VISITS)
  for (const { read, over, gone } of toLost(body.steps)) expect(over + gone).toBe(read)
}, 600_000)
