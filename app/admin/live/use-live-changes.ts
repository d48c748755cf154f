import { useEffect, useEffectEvent } from 'react'
import { followEvents } from './follow-events.ts'

const LOCK = 'staff-events'
/** What happens within this time is told once. */
const GATHER_MILLISECONDS = 250
/** A page that was just opened loads first. */
const START_MILLISECONDS = 5_000

/**
 * Calls `onChange` soon after anybody changed something that the reader may see, and once when listening begins: something
 * may have changed since the page was loaded. Of all tabs of a browser one listens and tells the others, so that an
 * account with many tabs has one stream.
 */
export function useLiveChanges(onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const renew = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        tell()
      }, GATHER_MILLISECONDS)
    }
    const channel = new BroadcastChannel(LOCK)
    channel.onmessage = renew
    const listen = () => {
      renew()
      return followEvents(() => {
        renew()
        channel.postMessage('changed')
      }, stop.signal)
    }
    const start = setTimeout(() => {
      // Where a page is not served securely there are no locks: every tab listens for itself.
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
