import type { LostOn, VisitStep } from '#domain/reports/visit-steps.ts'
import { whenIdle } from '../page/when-idle.ts'

let use: Promise<unknown> | undefined

/**
 * Counts a step as soon as somebody uses the page and the browser has nothing else to do: only then is the code for it
 * loaded, and programs that only look at a page are left out.
 */
export function countStep(step: VisitStep | LostOn): void {
  use ??= new Promise((resolve) => {
    for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
      addEventListener(sign, resolve, { once: true, passive: true })
  })
  const count = () => import('./visit.ts').then(({ reach }) => reach(step)).catch(() => undefined)
  void use.then(() => whenIdle(() => void count()))
}
