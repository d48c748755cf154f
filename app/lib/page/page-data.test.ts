import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'
import { themesQuery } from '../api/themes-query.ts'

beforeEach(() => onlineManager.setOnline(false))
afterEach(() => onlineManager.setOnline(true))

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

test('without a connection a change fails at once, and is not sent later', async () => {
  const change = new MutationObserver(createQueryClient(), { mutationFn: unreachable })
  const outcome = change.mutate().catch((error: Error) => error.message)
  expect(change.getCurrentResult().isPaused).toBe(false)
  expect(await outcome).toBe('Failed to fetch')
})

test('without a connection data fails to load, and loads by itself once there is one', async () => {
  const client = createQueryClient()
  client.mount()
  const themes = new QueryObserver(client, {
    queryKey: ['/api/themes'],
    queryFn: () => (onlineManager.isOnline() ? ['Boho Blossom'] : unreachable()),
  })
  const results: string[] = []
  const loaded = Promise.withResolvers<void>()
  const stop = themes.subscribe(({ status, fetchStatus }) => {
    if (fetchStatus !== 'idle') return
    results.push(status)
    if (status === 'error') onlineManager.setOnline(true)
    else loaded.resolve()
  })
  await loaded.promise
  expect(results).toEqual(['error', 'success'])
  stop()
  client.unmount()
})

test('a page rendered on the server leaves no timer behind, which would keep it in memory', async () => {
  vi.useFakeTimers()
  try {
    const client = createQueryClient({ '/api/addons': [] })
    await client.fetchQuery({ ...themesQuery, queryFn: async () => [] })
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
