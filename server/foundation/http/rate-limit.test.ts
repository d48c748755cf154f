import { describe, expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { TRUST_PROXY: 'true' } })

describe('rate limits', () => {
  it('allow an address five payments without a booking in ten minutes, independently of others', async () => {
    const prepare = (from: string) =>
      ctx.call('POST', '/api/create-payment-intent', { amount: 1 }, { 'X-Forwarded-For': from })
    const responses = []
    for (let time = 0; time < 6; time++) responses.push(await prepare('203.0.113.9'))
    expect(responses.map(({ status }) => status)).toEqual([...Array(5).fill(201), 429])
    expect(Number(responses.at(-1)?.headers.get('Retry-After'))).toBe(600)
    expect((await prepare('198.51.100.7')).status).toBe(201)
  })

  it('are applied before the body is read', async () => {
    const body = () => new ReadableStream({ pull: () => Promise.reject(new Error('The body was read')) })
    const headers = { 'X-Forwarded-For': '203.0.113.10' }
    const send = async () =>
      (await ctx.fetch('/api/contact', { method: 'POST', headers, body: body(), duplex: 'half' })).status
    for (let time = 0; time < 30; time++) expect(await send()).toBe(500)
    expect(await send()).toBe(429)
  })
})
