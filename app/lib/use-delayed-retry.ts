import { useEffect, useRef, useState } from 'react'

/** A server that has too much to do is given a moment. */
const RETRY_DELAY_MS = 1500

export function useDelayedRetry(onRetry: () => Promise<unknown>) {
  const [isRetrying, setRetrying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const retry = () => {
    setRetrying(true)
    timer.current = setTimeout(() => void onRetry().finally(() => setRetrying(false)), RETRY_DELAY_MS)
  }
  return [isRetrying, retry] as const
}
