import { afterEach, expect, it, vi } from 'vitest'
import { type ApiFailure, apiRequest, loadPath } from './api-request.ts'
import { isSignedInAgain, onSessionEnd } from './session-end.ts'

afterEach(() => vi.unstubAllGlobals())

const refused = () => new Response('{"message":"Please sign in."}', { status: 401 })

it.each([
  ['what is read', () => loadPath('/api/bookings')],
  ['a change', () => apiRequest('PATCH', '/api/bookings/1', {})],
])('%s refused for an ended session once a new one has begun is sent again', async (_, call) => {
  const late = Promise.withResolvers<Response>()
  const fetch = vi
    .fn()
    .mockReturnValueOnce(late.promise)
    .mockResolvedValue(Response.json({ id: 1 }))
  vi.stubGlobal('fetch', fetch)
  const signIn = vi.fn(async () => true)
  const stop = onSessionEnd(signIn)
  const answer = call()
  await isSignedInAgain()
  late.resolve(refused())
  await answer
  stop()
  expect([fetch.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 1])
})

it('a change that meets an ended session asks once and is sent again', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(refused())
    .mockResolvedValue(Response.json({ id: 1 }))
  vi.stubGlobal('fetch', fetch)
  const signIn = vi.fn(async () => true)
  const stop = onSessionEnd(signIn)
  await apiRequest('PATCH', '/api/bookings/1', {})
  stop()
  expect([fetch.mock.calls.length, signIn.mock.calls.length]).toEqual([2, 1])
})

it('a failed load that is told of after somebody has signed in again asks nobody', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn().mockImplementation(async () => refused()),
  )
  const signIn = vi.fn(async () => true)
  const stop = onSessionEnd(signIn)
  const failure = await loadPath('/api/bookings').catch((error: unknown) => error)
  await isSignedInAgain()
  const isBack = await isSignedInAgain((failure as ApiFailure).signIns)
  stop()
  expect([isBack, signIn.mock.calls.length]).toEqual([true, 1])
})

it('staff whose account is in Spanish load English texts and Spanish sentences, and are refused in Spanish', async () => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('window', { location: { pathname: '/admin/themes' } })
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  await loadPath('/api/themes')
  await apiRequest('DELETE', '/api/themes/1')
  expect(fetch.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { 'X-Staff-Language': 'es' },
    { 'X-Language': 'es' },
  ])
})
