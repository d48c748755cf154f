import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useReplaceAddress } from './document/replace-address.ts'
import { useWayBack } from './use-way-back.ts'
import { type ProblemField, type Problems, reachableStep, type Step, stepPath } from './wizard-steps.ts'

const MOVE_MILLISECONDS = 600

export type Wizard = {
  readonly step: Step
  /** Whether the draft, which exists only in the browser, is known to allow the step. */
  readonly isReachable: boolean
  readonly isMoving: boolean
  readonly problems: Problems
  /** Counts events that the visitor must notice: a refusal, a new step. */
  readonly attention: number
  readonly moveTo: (step: Step) => void
  /** Leads to the step before, as the browser's Back does. */
  readonly goBack: () => void
  /** Replaces the errors; `moveTo` is the step of their fields if it is another one. */
  readonly showProblems: (problems: Problems) => void
  /** Clears the error of a field that was edited. */
  readonly clearProblem: (field: ProblemField) => void
  readonly clear: () => void
}

/**
 * Determines the visible step: the one in the URL, as far as the draft allows. The URL is corrected to the
 * step that is shown.
 * @param mostTeepees the most teepees of a party with the draft's theme
 */
export function useWizard(requested: Step, draft: BookingDraft, mostTeepees: number): Wizard {
  const isReachable = useIsReachable(requested)
  const step = isReachable ? reachableStep(requested, draft, mostTeepees) : requested
  const [problems, setProblems] = useState<Problems>({})
  const [attention, setAttention] = useState(0)
  const callAttention = useCallback(() => setAttention((count) => count + 1), [])
  const showProblems = useCallback(
    (found: Problems) => {
      setProblems(found)
      callAttention()
    },
    [callAttention],
  )
  const clearProblem = useCallback((field: ProblemField) => {
    setProblems((before) => (before[field] === undefined ? before : { ...before, [field]: undefined }))
  }, [])
  const clear = useCallback(() => setProblems({}), [])
  useStepAddress(step, isReachable)
  const { isMoving, moveTo, getPrevious } = useMove(step, callAttention)
  const goBack = useWayBack({ step, isReachable, getPrevious, moveTo })
  return {
    step,
    isReachable,
    isMoving,
    problems,
    attention,
    moveTo,
    goBack,
    showProblems,
    clearProblem,
    clear,
  }
}

/** The first two steps are always reachable, so that hydration needs no second render. */
function useIsReachable(requested: Step): boolean {
  const [isInBrowser, setInBrowser] = useState(requested <= 2)
  useEffect(() => startTransition(() => setInBrowser(true)), [])
  return isInBrowser
}

/** Reads the URL directly: subscribing to the page's path would re-render when it is corrected. */
function useStepAddress(step: Step, isReachable: boolean) {
  const replaceAddress = useReplaceAddress()
  const path = usePathIn()(stepPath(step))
  useEffect(() => {
    if (isReachable && window.location.pathname !== path) replaceAddress(path)
  }, [isReachable, path, replaceAddress])
}

/** The pause between two steps, in which the new one is announced. */
function useMove(step: Step, onMoved: () => void) {
  const pathIn = usePathIn()
  const replaceAddress = useReplaceAddress()
  const [isMoving, setMoving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const next = useRef<Step>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const moveTo = useCallback(
    (step: Step) => {
      clearTimeout(timer.current)
      next.current = step
      // Before the step gives way: the end of a shorter page would come into sight, and jump away again.
      window.scrollTo(0, 0)
      setMoving(true)
      timer.current = setTimeout(() => {
        next.current = undefined
        replaceAddress(pathIn(stepPath(step)))
        window.scrollTo(0, 0)
        setMoving(false)
        onMoved()
      }, MOVE_MILLISECONDS)
    },
    [replaceAddress, onMoved, pathIn],
  )
  const getPrevious = () => Math.max(1, (next.current ?? step) - 1) as Step
  return { isMoving, moveTo, getPrevious }
}
