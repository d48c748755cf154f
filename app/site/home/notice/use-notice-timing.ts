import { useEffect, useState } from 'react'
import {
  CALM_MS,
  FIRST_AFTER_MS,
  NEXT_CHOSEN_AFTER_MS,
  POSTPONED_MS,
  pauseFor,
  STAYS_MS,
} from './notice-timing.ts'

/** Which of the notices is to be seen now, if any: they come one after the other, from the start again at the end. */
export function useNoticeTiming(count: number, isRunning: boolean): number | undefined {
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    if (!isRunning) return
    let lastActive = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout>
    const after = (ms: number, act: () => void) => {
      timer = setTimeout(act, ms)
    }
    const show = (index: number) => {
      if (Date.now() - lastActive < CALM_MS) return after(POSTPONED_MS, () => show(index))
      setShown(index)
      after(STAYS_MS, () => {
        setShown(undefined)
        after(NEXT_CHOSEN_AFTER_MS, () => {
          after(pauseFor(Math.random()), () => show((index + 1) % count))
        })
      })
    }
    const noteActivity = () => {
      lastActive = Date.now()
    }
    after(FIRST_AFTER_MS, () => show(0))
    window.addEventListener('click', noteActivity, true)
    window.addEventListener('scroll', noteActivity, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('click', noteActivity, true)
      window.removeEventListener('scroll', noteActivity)
    }
  }, [count, isRunning])
  return shown
}
