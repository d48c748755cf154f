import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { ROLES, SCOPES } from '#contract/wire/permissions.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'
import { hashPassword } from '#server/people/accounts/password.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { basic, bearer, PASSWORD } from '#test/factories/colleague.ts'
import { anyJunk, createArbitrary } from '#test/factories/create-arbitrary.ts'
import { type Operation, readDescription, type Schemas } from '#test/factories/read-description.ts'
import { testContext } from '#test/test-context.ts'

const ctx = testContext({ env: { RATE_LIMITS: 'off' } })

/** `npm run test:hostile` makes many more, with a new seed each time. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 400)
const isLong = requests > 1_000
const ANSWER_MILLISECONDS = 5_000

type Call = { method: string; path: string } & Operation
type Attempt = { method: string; path: string; body: unknown; caller: string; type: string }

const callers: Record<string, Record<string, string>> = { nobody: {} }
let calls: Call[]
let schemas: Schemas

beforeAll(async () => {
  const { paths, components } = await readDescription(ctx)
  schemas = components.schemas
  calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  )
  const passwordHash = await hashPassword(PASSWORD)
  // Their ids are out of reach of those in the requests, so that they are never deleted.
  for (const [index, role] of ROLES.entries()) {
    const account = { id: 2_000_000_000 + index, username: role, role, passwordHash, isAdmin: true }
    await ctx.db.insert(users).values(account)
    callers[role] = basic(`${role}:${PASSWORD}`)
  }
  const asked = { name: 'Everything', scopes: [...SCOPES] }
  const key = await ctx.call('POST', '/api/admin/api-keys', asked, callers.owner)
  callers.key = bearer(key.body.key)
  await ctx.staff('POST', '/api/admin/bookings', bookingRequest())
})

function anyAttempt(): fc.Arbitrary<Attempt> {
  return fc.constantFrom(...calls).chain((call) =>
    fc.record({
      method: fc.constant(call.method),
      path: anyPath(call),
      body: anyBody(call),
      caller: fc.constantFrom(...Object.keys(callers)),
      type: fc.oneof(
        { weight: 9, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', '') },
      ),
    }),
  )
}

function anyPath({ path, parameters = [] }: Call): fc.Arbitrary<string> {
  const inPath = fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: 5 }).map(String) },
    { weight: 1, arbitrary: anyJunk.map(getText) },
  )
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const asked = fc.record(
    Object.fromEntries(query.map(({ name, schema }) => [name, createArbitrary(schema, schemas)])),
    { requiredKeys: [] },
  )
  const count = path.match(/\{\w+\}/g)?.length ?? 0
  return fc.tuple(fc.array(inPath, { minLength: count, maxLength: count }), asked).map(([parts, filters]) => {
    const filled = parts.reduce(
      (address, part) => address.replace(/\{\w+\}/, () => encoded(part) || '1'),
      path,
    )
    const search = Object.entries(filters).map(([name, value]) => `${name}=${encoded(getText(value))}`)
    return search.length > 0 ? `${filled}?${search.join('&')}` : filled
  })
}

/** An object may have a `toString` of its own. */
function getText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Half of an emoji cannot be part of an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function anyBody({ method, requestBody }: Call): fc.Arbitrary<unknown> {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  if (method === 'GET') return fc.constant(undefined)
  return fc.oneof(
    { weight: 9, arbitrary: schema ? createArbitrary(schema, schemas) : fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom('{', '[[[[', '"', 'a=b') },
  )
}

/** Matches internals of the program in a response. */
const INSIDE = /\n\s+at |node_modules|\.ts:\d+|argon2|SELECT |INSERT |pg_/
/** Deliberate refusals, with a sentence: the services are not set up here. */
const ON_PURPOSE = ['not_configured', 'provider_down']

it(`${requests} generated requests, of nobody and of everybody, meet no failure and no stack trace`, async () => {
  let asked = 0
  let halfwayBytes = Number.POSITIVE_INFINITY
  await fc.assert(
    fc.asyncProperty(anyAttempt(), async ({ method, path, body, caller, type }) => {
      asked += 1
      if (isLong && asked === Math.floor(requests / 2)) halfwayBytes = heapBytes()
      const started = performance.now()
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
      const headers = { ...callers[caller], ...(type && { 'Content-Type': type }) }
      const response = await ctx.call(method, path, text, headers)
      const words = JSON.stringify(response.body)
      const isFailure = response.status >= 500 && !ON_PURPOSE.includes(response.body?.code ?? '')
      expect(isFailure, `${response.status} ${words}`).toBe(false)
      expect(response.status >= 400 && INSIDE.test(words), words).toBe(false)
      if (isLong) expect(performance.now() - started).toBeLessThan(ANSWER_MILLISECONDS)
    }),
    // The short form uses a fixed seed; the long one reports its seed when it fails.
    { numRuns: requests, ...(isLong ? {} : { seed: 14 }) },
  )
  const check = await ctx.call('GET', '/api/admin/check', undefined, callers.owner)
  expect(check.body).toEqual({ isAdmin: true })
  if (isLong) expect(heapBytes() / halfwayBytes).toBeLessThan(1.1)
}, 0)

/** Returns what the program holds, without what was not collected yet. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}
