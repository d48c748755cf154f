import { apiQuery, loadQuery } from '#app/lib/api/api-query.ts'

/** The same worker also serves the page offline (offline-notice.tsx): a scope has only one. */
const WORKER = '/admin-worker.js'
const SCOPE = '/admin'

/** Returns why this browser cannot receive notifications; undefined if it can. */
export function pushObstacle(): 'install' | 'unsupported' | 'denied' | undefined {
  // Safari on iOS supports push only for sites added to the home screen.
  const isApplePhone = /iPhone|iPad/.test(navigator.userAgent)
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return isApplePhone ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Returns this browser's subscription, if there is one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle() !== undefined) return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for permission and subscribes this browser; null if the user declines. */
export async function subscribeBrowser(): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { publicKey } = await loadQuery(apiQuery('/api/admin/push/key'))
  // Pushes to a subscription made with an earlier key of the site would be rejected.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
