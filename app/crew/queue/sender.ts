import type { CrewDatabase } from './crew-database.ts'
import { crewServer, SIZES } from './crew-server.ts'
import { deviceId } from './device-id.ts'
import { sendAll } from './event-queue.ts'
import { storedQueue } from './stored-queue.ts'

/** How long after a failure it is tried again, with the page in sight. */
const AGAIN_MILLISECONDS = 20_000
/** Two tabs of one phone take turns. */
const LOCK = 'crew-queue'

export type Sender = {
  /** Sends what waits and reads the days anew, now or as soon as what is underway has ended. */
  send(): void
  stop(): void
}

type Rounds = {
  readonly database: CrewDatabase
  /** What follows when everything is sent. */
  readonly onSent: () => Promise<void>
  readonly onState: (state: SendState) => void
  readonly onFailure: (error: unknown) => Promise<void>
}

export type SendState = 'sending' | 'sent' | 'unreachable'

/**
 * Sends in rounds: on opening, when the page is looked at again, when there is a connection again, and whenever it is
 * asked to. Phones send nothing in the background.
 */
export function startSender({ database, onSent, onState, onFailure }: Rounds): Sender {
  let isUnderway = false
  let isWantedAgain = false
  let isStopped = false
  let again: ReturnType<typeof setTimeout> | undefined

  const round = async () => {
    onState('sending')
    try {
      await oneAtATime(() => sendAll(storedQueue(database), crewServer(deviceId()), SIZES))
      await onSent()
      onState('sent')
    } catch (error) {
      if (isStopped) return
      onState('unreachable')
      again = setTimeout(send, AGAIN_MILLISECONDS)
      await onFailure(error)
    }
  }
  const send = (): void => {
    if (isStopped) return
    isWantedAgain = isUnderway
    if (isUnderway) return
    clearTimeout(again)
    isUnderway = true
    void round().finally(() => {
      isUnderway = false
      if (isWantedAgain) send()
    })
  }
  const sendIfSeen = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  window.addEventListener('focus', send)
  document.addEventListener('visibilitychange', sendIfSeen)
  send()
  return {
    send,
    stop() {
      isStopped = true
      clearTimeout(again)
      window.removeEventListener('online', send)
      window.removeEventListener('focus', send)
      document.removeEventListener('visibilitychange', sendIfSeen)
    },
  }
}

/** Locks are missing without https. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(LOCK, work)
  else await work()
}
