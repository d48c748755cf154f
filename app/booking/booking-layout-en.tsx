import type { PageHandle } from '#app/lib/page-assets.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { BookingLayout } from './booking-layout.tsx'
import { BookingWordsContext } from './words/booking-words.ts'
import { ENGLISH } from './words/english.ts'

export const handle = { styles: 'booking' } satisfies PageHandle

export default function EnglishBookingLayout() {
  return (
    <BookingWordsContext value={ENGLISH}>
      <BookingLayout />
      <ToastRegion />
    </BookingWordsContext>
  )
}
