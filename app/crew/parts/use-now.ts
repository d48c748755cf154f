import { useEffect, useState } from 'react'

const HALF_MINUTE = 30_000

/** Returns the time, updated twice a minute: days and delays change while a screen is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const tick = () => setNow(new Date())
    const ticking = setInterval(tick, HALF_MINUTE)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
