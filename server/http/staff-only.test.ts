import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ADMIN, MORNING, testWorld } from '#test/test-world.ts'

const world = testWorld({ env: { RATE_LIMITS: 'off' } })
const METHODS = ['get', 'post', 'put', 'patch', 'delete']
const THIRTEEN_HOURS = 13 * 60 * 60 * 1000

type Operation = { security?: unknown[]; requestBody?: unknown }
type Call = { method: string; path: string; hasBody: boolean }

/** Every call that the API itself says is for administrators. */
async function staffCalls(): Promise<Call[]> {
  const { body } = await world.call('GET', '/api/openapi.json')
  return Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => METHODS.includes(method) && operation.security?.length)
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: path.replace(/\{\w+\}/g, '1'),
        hasBody: operation.requestBody !== undefined,
      })),
  )
}

const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` })

async function expiredSession() {
  const { body } = await world.call('POST', '/api/admin/login', ADMIN)
  world.setNow(new Date(MORNING.getTime() + THIRTEEN_HOURS))
  return { Authorization: `Basic ${body.credential}` }
}

/** A fingerprint of everything stored, but for what every request may write: its session's last use and its limits. */
async function fingerprint(): Promise<string> {
  const tables = await world.db.execute<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('sessions', 'rate_limits', 'idempotency_keys') ORDER BY tablename`)
  const prints = await Promise.all(
    tables.rows.map(({ name }) =>
      world.db.execute(
        sql`SELECT md5(string_agg(row::text, ',' ORDER BY row::text)) AS print FROM ${sql.identifier(name)} AS row`,
      ),
    ),
  )
  return JSON.stringify(prints.map(({ rows }) => rows))
}

describe('every call of the description that asks for an administrator', () => {
  it('is there to be asked', async () => {
    expect((await staffCalls()).length).toBeGreaterThan(20)
  })

  it.each([
    ['without credentials', async () => ({})],
    ['with a wrong password', async () => basic(`${ADMIN.username}:wrong`)],
    ['with an unknown user', async () => basic('nobody:campfire-lantern-42')],
    ['with a made-up session', async () => basic(`${ADMIN.username}:mts_${'A'.repeat(43)}`)],
    ['with an expired session', expiredSession],
  ])('is refused with 401 %s, and nothing changes', async (_name, credentials) => {
    const headers = await credentials()
    const before = await fingerprint()
    for (const { method, path, hasBody } of await staffCalls()) {
      const answer = await world.call(method, path, hasBody ? {} : undefined, headers)
      expect([method, path, answer.status]).toEqual([method, path, 401])
      expect(answer.headers.get('www-authenticate')).toBeNull()
    }
    expect(await fingerprint()).toBe(before)
    world.setNow(MORNING)
  })

  it('is let in with the same session while it is in use', async () => {
    const { body } = await world.call('POST', '/api/admin/login', ADMIN)
    const headers = { Authorization: `Basic ${body.credential}` }
    expect((await world.call('GET', '/api/admin/check', undefined, headers)).status).toBe(200)
  })
})
