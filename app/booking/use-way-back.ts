import { useEffect, useEffectEvent } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { isOnPageOf } from './document/replace-address.ts'
import { CONFIRMATION, type Step, stepPath } from './wizard-steps.ts'

/** The key in the history state by which the wizard knows its own entries. */
const PLACE = 'wizardPlace'
/** The entry that the wizard was opened with, and the one after it, which Back leaves. */
type Place = 'start' | 'ahead'

type WayBack = {
  readonly step: Step
  readonly isReachable: boolean
  /** The step that Back leads to; the last one left, if the wizard is still moving. */
  readonly getPrevious: () => Step
  readonly moveTo: (step: Step) => void
}

/**
 * Lets Back lead to the step before: the browser's button, a phone's gesture and the page's own button, which it
 * returns the action of. Steps replace the URL, so all of them but the first share one further history entry. Back
 * leaves it, and the wizard returns to it unless it has reached the first step.
 */
export function useWayBack({ step, isReachable, getPrevious, moveTo }: WayBack): () => void {
  const hasStepBefore = step > 1 && step < CONFIRMATION
  const firstPath = usePathIn()(stepPath(1))
  useEffect(() => {
    if (!isReachable || !hasStepBefore || !isOnPageOf(firstPath) || readPlace(history.state) === 'ahead')
      return
    // The client router counts its entries, and scrolls where they say.
    const state = { index: 0, scrollX: 0, scrollY: 0, ...history.state }
    const { href } = location
    history.replaceState({ ...state, [PLACE]: 'start' satisfies Place }, '', firstPath)
    history.pushState({ ...state, [PLACE]: 'ahead' satisfies Place }, '', href)
  }, [isReachable, hasStepBefore, firstPath])
  const follow = useEffectEvent((event: PopStateEvent) => {
    const place = readPlace(event.state)
    if (!place) return
    if (place === 'ahead') {
      if (step === 1) moveTo(2)
      return
    }
    if (!hasStepBefore) return history.back()
    const previous = getPrevious()
    // Not added again: browsers skip an entry that follows one which nobody has touched.
    if (previous > 1) history.forward()
    moveTo(previous)
  })
  useEffect(() => {
    const onPop = (event: PopStateEvent) => follow(event)
    window.addEventListener('popstate', onPop)
    document.addEventListener('astro:before-preparation', keepPage)
    return () => {
      window.removeEventListener('popstate', onPop)
      document.removeEventListener('astro:before-preparation', keepPage)
    }
  }, [])
  return () => (readPlace(history.state) === 'ahead' ? history.back() : moveTo(getPrevious()))
}

/** The client router, which hears of each entry first, would load the page again: it waits until there is another. */
function keepPage(event: DocumentEventMap['astro:before-preparation']): void {
  const isOwnEntry = event.navigationType === 'traverse' && readPlace(history.state) !== undefined
  if (isOwnEntry) event.loader = () => new Promise(() => undefined)
}

function readPlace(state: { readonly [PLACE]?: Place } | null): Place | undefined {
  return state?.[PLACE]
}
