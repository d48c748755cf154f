import { useEffect, useRef, useState } from 'react'

/** Gives an overloaded server a moment. */
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
