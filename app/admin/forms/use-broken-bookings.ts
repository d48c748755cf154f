import { useRef, useState } from 'react'
import { type BrokenBookingsProps, brokenBookingsOf } from './broken-bookings.tsx'

type Asking = {
  /** Whether a failed save was about booked days, so that staff are asked now; `insist` saves it all the same. */
  readonly asksAbout: (error: unknown, insist: () => void) => boolean
  /** For the BrokenBookings on view. */
  readonly broken: BrokenBookingsProps
}

/** What happens where a change would break booked days: staff see them, and may insist. */
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
  /** Whether the save that is sent now is one that staff insisted on. To be asked once for each save. */
  readonly takeForce: () => boolean
  /** Whether a failed save was about booked days, so that staff are asked now. */
  readonly asksAbout: (error: unknown) => boolean
  /** For the BrokenBookings on view; insisting submits the form once more. */
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
