import type { PageHandle } from '#app/lib/page-assets.ts'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { UiWordsContext } from '#app/ui/ui-words.ts'
import { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
import { BookingLayout } from './booking-layout.tsx'
import { BookingWordsContext } from './words/booking-words.ts'
import { SPANISH } from './words/spanish.ts'

export const handle = { styles: 'booking' } satisfies PageHandle

export default function SpanishBookingLayout() {
  return (
    <UiWordsContext value={SPANISH_UI_WORDS}>
      <SharedWordsContext value={SPANISH.shared}>
        <BookingWordsContext value={SPANISH}>
          <BookingLayout />
          <ToastRegion />
        </BookingWordsContext>
      </SharedWordsContext>
    </UiWordsContext>
  )
}
