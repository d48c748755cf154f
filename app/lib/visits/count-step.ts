import type { LostOn, VisitStep } from '#domain/money/reports/visit-steps.ts'
import { whenIdle } from '../page/when-idle.ts'

let use: Promise<unknown> | undefined

/**
 * Counts a step once the visitor uses the page and the browser is idle: only then is its code loaded, and
 * bots that only fetch a page are not counted.
 */
export function countStep(step: VisitStep | LostOn): void {
  use ??= new Promise((resolve) => {
    for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
      addEventListener(sign, resolve, { once: true, passive: true })
  })
  const count = () =>
    import('./visit.ts').then(({ countReachedSteps: reach }) => reach(step)).catch(() => undefined)
  void use.then(() => whenIdle(() => void count()))
}
