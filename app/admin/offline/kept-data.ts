import { hasCredential } from '#app/lib/api/admin-credential.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'

/** What staff read outside: the answers of these calls are kept in the browser until somebody signs out. */
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
  '/api/bookings/:id/order-changes',
)
const CACHE = 'admin-data'
const KEPT_AT = 'x-kept-at'
/** The oldest are forgotten first. */
const KEPT_MAX = 200

type Kept = { readonly data: unknown; readonly at: Date }

export function isKept(path: string): boolean {
  return KEPT.predicate({ queryKey: [path] })
}

/** Keeps a response for the time without a connection. Never fails: a full or forbidden storage keeps nothing. */
export async function keepData(path: string, data: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    // Put anew, it is the youngest again.
    await cache.delete(path)
    const headers = { 'Content-Type': 'application/json', [KEPT_AT]: new Date().toISOString() }
    await cache.put(path, new Response(JSON.stringify(data), { headers }))
    const all = await cache.keys()
    for (const oldest of all.slice(0, Math.max(0, all.length - KEPT_MAX))) await cache.delete(oldest)
    // Whoever signed out meanwhile leaves nothing.
    if (!hasCredential()) await eraseKept()
  } catch {
    // Without https there is no such storage.
  }
}

export async function readKept(path: string): Promise<Kept | undefined> {
  try {
    const kept = await caches.match(path, { cacheName: CACHE })
    if (!kept) return undefined
    return { data: await kept.json(), at: new Date(kept.headers.get(KEPT_AT) ?? 0) }
  } catch {
    return undefined
  }
}

/** Erases what families told us from this browser. */
export async function eraseKept(): Promise<void> {
  try {
    await caches.delete(CACHE)
  } catch {
    // Where nothing can be stored nothing was.
  }
}
