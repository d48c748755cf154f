import type { CrewDatabase } from './crew-database.ts'
import { crewServer, SIZES } from './crew-server.ts'
import { deviceId } from './device-id.ts'
import { sendAll } from './event-queue.ts'
import { storedQueue } from './stored-queue.ts'

/** The delays before retries, while the page is visible. */
const AGAIN_MILLISECONDS = 20_000
/** How often a visible page asks what families and the office have changed, such as a room that is ready. */
const NEWS_MILLISECONDS = 30_000
/** Only one tab of a phone sends at a time. */
const LOCK = 'crew-queue'

export type Sender = {
  /** Sends what is queued and reloads the days, now or right after the current round. */
  send(): void
  stop(): void
}

type Rounds = {
  readonly database: CrewDatabase
  /** Called when everything is sent. */
  readonly onSent: () => Promise<void>
  readonly onState: (state: SendState) => void
  readonly onFailure: (error: unknown) => Promise<void>
}

export type SendState = 'sending' | 'sent' | 'unreachable'

/**
 * Sends in rounds: on startup, when the page becomes visible, on reconnect, and on request. Phones send
 * nothing in the background.
 */
export function startSender({ database, onSent, onState, onFailure }: Rounds): Sender {
  let isUnderway = false
  let isWantedAgain = false
  let isStopped = false
  let retryTimer: ReturnType<typeof setTimeout> | undefined

  const round = async () => {
    onState('sending')
    try {
      await oneAtATime(() => sendAll(storedQueue(database), crewServer(deviceId()), SIZES))
      await onSent()
      onState('sent')
    } catch (error) {
      if (isStopped) return
      onState('unreachable')
      retryTimer = setTimeout(send, AGAIN_MILLISECONDS)
      await onFailure(error)
    }
  }
  const send = (): void => {
    if (isStopped) return
    isWantedAgain = isUnderway
    if (isUnderway) return
    clearTimeout(retryTimer)
    isUnderway = true
    void round().finally(() => {
      isUnderway = false
      if (isWantedAgain) send()
    })
  }
  const lookForNews = () => {
    if (isUnderway || document.visibilityState !== 'visible') return
    isUnderway = true
    // If that fails, the next round says so.
    void onSent()
      .catch(() => undefined)
      .finally(() => {
        isUnderway = false
        if (isWantedAgain) send()
      })
  }
  const sendIfSeen = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  window.addEventListener('focus', send)
  document.addEventListener('visibilitychange', sendIfSeen)
  const news = setInterval(lookForNews, NEWS_MILLISECONDS)
  send()
  return {
    send,
    stop() {
      isStopped = true
      clearTimeout(retryTimer)
      clearInterval(news)
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', sendIfSeen)
    },
  }
}

/** Insecure contexts have no Web Locks. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(LOCK, work)
  else await work()
}
