import { apiQuery, loadQuery } from '#app/lib/api/api-query.ts'

/** It also keeps the page (offline-notice.tsx): a scope has one worker. */
const WORKER = '/admin-worker.js'
const SCOPE = '/admin'

/** Returns why this browser cannot be told; undefined if it can. */
export function pushObstacle(): 'install' | 'unsupported' | 'denied' | undefined {
  // Safari on phones offers it only to sites that stand on the home screen.
  const isApplePhone = /iPhone|iPad/.test(navigator.userAgent)
  if (!('serviceWorker' in navigator) || !('PushManager' in window))
    return isApplePhone ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : undefined
}

/** Returns the subscription of this browser, if it has one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (pushObstacle() !== undefined) return null
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks the reader, and subscribes this browser; null if the reader does not want it. */
export async function subscribeHere(): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const worker = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const { publicKey } = await loadQuery(apiQuery('/api/admin/push/key'))
  // A subscription with an earlier key of the site would never be told again.
  await (await worker.pushManager.getSubscription())?.unsubscribe()
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
