import { randomUuid } from '#app/lib/random-uuid.ts'
import type { CrewDatabase } from './crew-database.ts'
import { crewServer, SIZES } from './crew-server.ts'
import { type Outcome, type QueueStore, sendAll } from './event-queue.ts'

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

const KEPT = 'crewDevice'

/** Returns the id of this phone, which tells its events apart from those of others. */
function deviceId(): string {
  const id = localStorage.getItem(KEPT) ?? randomUuid()
  localStorage.setItem(KEPT, id)
  return id
}

/** The queue as the phone stores it. Sent events are kept too, so that the stop shows them offline. */
function storedQueue(database: CrewDatabase): QueueStore {
  const { events, pictures, contents } = database
  return {
    waitingEvents: (count) => events.where('status').equals('waiting').limit(count).toArray(),
    settleEvents: (outcomes) =>
      database.transaction('rw', events, async () => {
        for (const outcome of outcomes)
          await events.where('id').equals(outcome.id).modify(getChanges(outcome))
      }),
    async waitingPictures() {
      const waiting = await pictures.where('status').equals('waiting').sortBy('seq')
      return waiting.map(({ id }) => id)
    },
    async readPicture(id) {
      const [picture, file] = await Promise.all([pictures.where('id').equals(id).first(), contents.get(id)])
      return picture && file && { id, content: file.content, wasTried: picture.wasTried }
    },
    async noteTry(id) {
      await pictures.where('id').equals(id).modify({ wasTried: true })
    },
    settlePicture: (outcome) =>
      database.transaction('rw', pictures, contents, async () => {
        await pictures.where('id').equals(outcome.id).modify(getChanges(outcome))
        await contents.delete(outcome.id)
      }),
  }
}

function getChanges({ refusal }: Outcome) {
  return refusal === undefined ? { status: 'sent' as const } : { status: 'refused' as const, refusal }
}
