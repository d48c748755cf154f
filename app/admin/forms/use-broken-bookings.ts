import { useState } from 'react'
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
