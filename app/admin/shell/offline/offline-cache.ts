import { hasCredential } from '#app/lib/api/admin-credential.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'

/** What staff need on the road: responses to these calls are cached in the browser until sign-out. */
const KEPT = queriesAt(
  '/api/admin/me',
  '/api/admin/today',
  '/api/admin/setup',
  '/api/admin/overview',
  '/api/admin/agenda',
  '/api/admin/work/days',
  '/api/site-settings',
  '/api/themes',
  '/api/addons',
  '/api/bookings',
  '/api/bookings/:id',
  '/api/bookings/:id/invoices',
  '/api/bookings/:id/payments',
  '/api/bookings/:id/order-changes',
)
const CACHE = 'admin-data'
const KEPT_AT = 'x-kept-at'
/** The oldest entries are evicted first. */
const KEPT_MAX = 200

/** Three days: a weekend away. After that it misleads, and families' data should not lie on a phone. */
const KEPT_MILLISECONDS = 3 * 24 * 60 * 60_000

/** Returns whether what was kept at this time may still be shown. */
export function isFresh(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() <= KEPT_MILLISECONDS
}

type Kept = { readonly data: unknown; readonly at: Date }

export function isCacheable(path: string): boolean {
  return KEPT.predicate({ queryKey: [path] })
}

/** Caches a response for offline use. Never fails: if storage is full or blocked, nothing is cached. */
export async function cacheResponse(path: string, data: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    // Deleting first moves the entry to the end of the eviction order.
    await cache.delete(path)
    const headers = { 'Content-Type': 'application/json', [KEPT_AT]: new Date().toISOString() }
    await cache.put(path, new Response(JSON.stringify(data), { headers }))
    const all = await cache.keys()
    for (const oldest of all.slice(0, Math.max(0, all.length - KEPT_MAX))) await cache.delete(oldest)
    // Leaves nothing behind if the user has signed out in the meantime.
    if (!hasCredential()) await clearOfflineCache()
  } catch {
    // The Cache API needs a secure context.
  }
}

export async function readCached(path: string): Promise<Kept | undefined> {
  try {
    const kept = await caches.match(path, { cacheName: CACHE })
    return kept && isFresh(keptAt(kept), new Date())
      ? { data: await kept.json(), at: keptAt(kept) }
      : undefined
  } catch {
    return undefined
  }
}

const keptAt = (kept: Response) => new Date(kept.headers.get(KEPT_AT) ?? 0)

/** Deletes what is too old to be shown. */
export async function dropOldResponses(now: Date): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    for (const request of await cache.keys()) {
      const kept = await cache.match(request)
      if (kept && !isFresh(keptAt(kept), now)) await cache.delete(request)
    }
  } catch {
    // Where nothing can be stored, nothing was.
  }
}

/** Deletes families' data from this browser. */
export async function clearOfflineCache(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // Where nothing can be stored, nothing was.
  }
}
