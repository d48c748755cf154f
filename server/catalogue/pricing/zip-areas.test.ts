import { describe, expect, it } from 'vitest'
import { testContext } from '#test/test-context.ts'

describe('the ZIP code areas', () => {
  const ctx = testContext()

  it('200: are listed for anybody who sets prices, with location and county', async () => {
    const { status, body } = await ctx.staff('GET', '/api/admin/zip-areas')
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(1_000)
    expect(body.find(({ zip }) => zip === '33139')).toMatchObject({ county: 'Miami-Dade' })
  })

  it('401: are not for visitors', async () => {
    expect((await ctx.call('GET', '/api/admin/zip-areas')).status).toBe(401)
  })
})
