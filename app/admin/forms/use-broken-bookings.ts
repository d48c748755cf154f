import { useRef, useState } from 'react'
import { type BrokenBookingsProps, brokenBookingsOf } from './broken-bookings.tsx'

type Asking = {
  /**
   * Returns whether a save failed because of booked days, so that staff are asked now; `insist` saves it all the same.
   */
  readonly asksAbout: (error: unknown, insist: () => void) => boolean
  /** Props for the visible BrokenBookings. */
  readonly broken: BrokenBookingsProps
}

/** Shows staff the booked days that a change would break, and lets them insist. */
export function useBrokenBookings(): Asking {
  const [asked, setAsked] = useState<{ refusal: unknown; insist: () => void }>()
  const close = () => setAsked(undefined)
  return {
    asksAbout(refusal, insist) {
      const isAboutBookings = brokenBookingsOf(refusal) !== undefined
      if (isAboutBookings) setAsked({ refusal, insist })
      return isAboutBookings
    },
    broken: {
      refusal: asked?.refusal,
      onClose: close,
      onInsist: () => {
        close()
        asked?.insist()
      },
    },
  }
}

type Insisting = {
  /** Returns whether staff insisted on the current save. Call it once per save. */
  readonly takeForce: () => boolean
  /** Returns whether a save failed because of booked days, so that staff are asked now. */
  readonly asksAbout: (error: unknown) => boolean
  /** Props for the visible BrokenBookings; insisting submits the form again. */
  readonly questionFor: (form: { readonly submit: () => void }) => BrokenBookingsProps
}

/** For a form whose save may break booked days. */
export function useInsisting(): Insisting {
  const [refusal, setRefusal] = useState<unknown>()
  const insists = useRef(false)
  const close = () => setRefusal(undefined)
  return {
    takeForce() {
      const force = insists.current
      insists.current = false
      return force
    },
    asksAbout(error) {
      const isAboutBookings = brokenBookingsOf(error) !== undefined
      if (isAboutBookings) setRefusal(error)
      return isAboutBookings
    },
    questionFor: ({ submit }) => ({
      refusal,
      onClose: close,
      onInsist() {
        close()
        insists.current = true
        submit()
      },
    }),
  }
}
