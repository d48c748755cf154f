import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { Addon } from '#contract/catalogue/addons.ts'
import { api, apiPath } from './api.ts'
import { apiQuery, queriesAt } from './api-query.ts'
import type { ApiFailure } from './api-request.ts'
import { onPasswordNeeded } from './session-end.ts'

function respond(status: number, body: string | null) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  it('goes to its path with the parameters filled in, and resolves to the response', async () => {
    const fetch = respond(200, '{"id":7}')
    expect(await api.patch('/api/addons/:id', { params: { id: 7 }, body: { available: false } })).toEqual({
      id: 7,
    })
    const [path, init] = fetch.mock.calls[0] ?? []
    expect([path, init?.method, init?.body]).toEqual(['/api/addons/7', 'PATCH', '{"available":false}'])
  })

  it('sends its own headers beside those of every call', async () => {
    const fetch = respond(200, '{"success":true}')
    await api.post('/api/newsletter', { body: { email: 'ana@example.com' }, headers: { 'X-Own': '1' } })
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json', 'X-Own': '1' })
  })

  it('resolves to undefined where the response has no body', async () => {
    respond(204, null)
    expect(await api.delete('/api/addons/:id', { params: { id: 7 } })).toBeUndefined()
  })

  it('fails with the status and the body', async () => {
    respond(404, 'Nothing here')
    const failure: Promise<ApiFailure> = api.get('/api/addons').then(Promise.reject, (error) => error)
    expect((await failure).message).toBe('404: Nothing here')
  })
})

describe('a change that needs the password once more', () => {
  const refusal = '{"message":"Please enter your password once more","code":"password_needed"}'
  const invite = () =>
    api.post('/api/admin/invitations', { body: { email: 'a@example.com', role: 'crew' } }) as Promise<unknown>

  it.each([
    ['is sent again as it was once it was shown', true],
    ['fails with its sentence if it is not', false],
  ])('%s', async (_, isShown) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"id":1}', { status: 201 }))
    fetch.mockImplementationOnce(async () => new Response(refusal, { status: 403 }))
    vi.stubGlobal('fetch', fetch)
    const stop = onPasswordNeeded(async () => isShown)
    const outcome = await invite().catch((error: ApiFailure) => error.message)
    stop()
    expect(outcome).toEqual(isShown ? { id: 1 } : `403: ${refusal}`)
    expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual(
      Array(isShown ? 2 : 1).fill('{"email":"a@example.com","role":"crew"}'),
    )
  })

  it('is asked about for a download, too, which then goes on', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"bookings":[]}'))
    fetch.mockImplementationOnce(async () => new Response(refusal, { status: 403 }))
    vi.stubGlobal('fetch', fetch)
    const stop = onPasswordNeeded(async () => true)
    const exported = await api.get('/api/admin/customers/:id/export', { params: { id: 7 } })
    stop()
    expect(exported).toEqual({ bookings: [] })
    expect(fetch.mock.calls.map(([path]) => path)).toEqual(Array(2).fill('/api/admin/customers/7/export'))
  })

  it('is not asked about when it is forbidden for another reason', async () => {
    const fetch = respond(403, '{"message":"Please ask an owner","code":"forbidden"}')
    const ask = vi.fn(async () => true)
    const stop = onPasswordNeeded(ask)
    await invite().catch(() => undefined)
    stop()
    expect([ask.mock.calls.length, fetch.mock.calls.length]).toEqual([0, 1])
  })
})

describe('an address', () => {
  it('keeps what is typed into it from meaning something', () => {
    expect(apiPath('/api/bookings/:bookingId', { params: { bookingId: '../a?b' } })).toBe(
      '/api/bookings/..%2Fa%3Fb',
    )
  })

  it('carries the query without what is undefined', () => {
    const query = { from: '2027-01-01', to: '2027-02-01', themeId: undefined, teepees: 3 }
    expect(apiPath('/api/availability', { query })).toBe(
      '/api/availability?from=2027-01-01&to=2027-02-01&teepees=3',
    )
  })
})

describe('queries', () => {
  const getQueryKey = (address: string) => ({ queryKey: [address] })

  it('are named by their address', () => {
    expect(apiQuery('/api/themes/:id', { params: { id: 3 } }).queryKey).toEqual(['/api/themes/3'])
  })

  it('are found by their path, whatever is filled in', () => {
    const { predicate } = queriesAt('/api/themes/:id', '/api/availability')
    const found = ['/api/themes/3', '/api/availability?from=1', '/api/themes', '/api/themes/3/more']
    expect(found.filter((address) => predicate(getQueryKey(address)))).toEqual(found.slice(0, 2))
  })
})

describe('the compiler', () => {
  it('knows what a call resolves to', () => {
    expectTypeOf(api.get<'/api/addons'>).returns.resolves.toEqualTypeOf<Addon[]>()
    expectTypeOf(api.delete<'/api/addons/:id'>).returns.resolves.toEqualTypeOf<undefined>()
  })

  it('refuses what the contract does not know', () => {
    const wrong = () => [
      // @ts-expect-error No such path.
      api.get('/api/addon'),
      // @ts-expect-error No such method at this path.
      api.post('/api/themes/:id', { params: { id: 1 } }),
      // @ts-expect-error The path needs its parameter.
      api.get('/api/themes/:id'),
      // @ts-expect-error The parameter has another name.
      api.get('/api/themes/:id', { params: { theme: 1 } }),
      // @ts-expect-error No such field.
      api.post('/api/newsletter', { body: { email: 'a@example.com', name: 'Ana' } }),
      // @ts-expect-error A field of another kind.
      api.post('/api/newsletter', { body: { email: 7 } }),
      // @ts-expect-error No such question.
      apiQuery('/api/availability', { query: { from: '2027-01-01', until: '2027-02-01' } }),
    ]
    expect(wrong).toBeTypeOf('function')
  })
})
