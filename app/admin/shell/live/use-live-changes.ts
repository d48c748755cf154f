import { useEffect, useEffectEvent } from 'react'
import type { EventKind, StaffEvent } from '#contract/operations/staff-events.ts'
import { followEvents } from './follow-events.ts'
import type { ServerEvent } from './read-events.ts'

const LOCK = 'staff-events'
/** Changes within this time are reported together. */
const GATHER_MILLISECONDS = 400
/** A page that was just opened loads first. */
const START_MILLISECONDS = 5_000

/**
 * Something that somebody changed or is changing; `reload`: anything may have changed; `back`: the server
 * answers again after an outage.
 */
export type LiveChange =
  | { readonly kind: 'reload' }
  | { readonly kind: 'back' }
  | (StaffEvent & { readonly kind: EventKind | 'editing' })

/**
 * Calls `onChange` soon after somebody changed something the reader may see, and once when listening starts,
 * since something may have changed after the page loaded. Only one tab of a browser listens and tells the
 * others, so that an account with many tabs has one stream.
 */
export function useLiveChanges(onChange: (changes: readonly LiveChange[]) => void): void {
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const stop = new AbortController()
    let gathered: LiveChange[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = (change: LiveChange) => {
      gathered.push(change)
      timer ??= setTimeout(() => {
        const changes = gathered
        gathered = []
        timer = undefined
        notify(changes)
      }, GATHER_MILLISECONDS)
    }
    const channel = new BroadcastChannel(LOCK)
    channel.onmessage = ({ data }: MessageEvent<LiveChange>) => gather(data)
    const listen = () => {
      gather({ kind: 'reload' })
      const tellAll = (change: LiveChange) => {
        gather(change)
        channel.postMessage(change)
      }
      const listener = {
        onEvent: (event: ServerEvent) => tellAll(toChange(event)),
        onBack: () => tellAll({ kind: 'back' }),
      }
      return followEvents(listener, stop.signal)
    }
    const start = setTimeout(() => {
      // Insecure contexts have no Web Locks: every tab listens for itself.
      const listening = navigator.locks?.request(LOCK, { signal: stop.signal }, listen) ?? listen()
      listening.catch(() => undefined)
    }, START_MILLISECONDS)
    return () => {
      stop.abort()
      clearTimeout(start)
      clearTimeout(timer)
      channel.close()
    }
  }, [])
}

function toChange({ event, data }: ServerEvent): LiveChange {
  if (event === 'reload') return { kind: 'reload' }
  return { ...(JSON.parse(data) as StaffEvent), kind: event as EventKind | 'editing' }
}
