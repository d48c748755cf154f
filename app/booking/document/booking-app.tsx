import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { LanguageContext } from '#app/lib/language/language.ts'
import type { PageInput } from '#app/lib/page/page-data.ts'
import { PathnameContext } from '#app/lib/page/pathname.ts'
import { AnsweringSign } from '#app/shared/answering-sign.tsx'
import { ProblemOfPage } from '#app/shared/problem-of-page.tsx'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { LqipContext } from '#app/ui/pictures/lqip.ts'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { UiWordsContext } from '#app/ui/ui-words.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { BookingWordsContext } from '../words/booking-words.ts'
import type { PageWords } from '../words/page-words.ts'
import { BookingLayout } from './booking-layout.tsx'
import { ReplaceAddressContext } from './replace-address.ts'

/** Returns a whole page about a booking as one island, in the language of these words. */
export function bookingApp(words: PageWords, Page: ComponentType) {
  return function BookingApp({ pathname, prepared, lqips }: PageInput) {
    const [queryClient] = useState(() => createQueryClient([{ prepared }]))
    return (
      <QueryClientProvider client={queryClient}>
        <LanguageContext value={languageOfPath(pathname)}>
          <UiWordsContext value={words.ui}>
            <SharedWordsContext value={words.booking.shared}>
              <BookingWordsContext value={words.booking}>
                <LqipContext value={lqips}>
                  <ErrorBoundary fallback={<ProblemOfPage />}>
                    <Addressed renderedAt={pathname}>
                      <BookingLayout>
                        <Page />
                      </BookingLayout>
                      <ToastRegion />
                    </Addressed>
                  </ErrorBoundary>
                </LqipContext>
              </BookingWordsContext>
            </SharedWordsContext>
          </UiWordsContext>
        </LanguageContext>
        <AnsweringSign />
      </QueryClientProvider>
    )
  }
}

/** The server renders one page for all bookings; in the browser its address is that of one. */
function Addressed({ renderedAt, children }: { renderedAt: string; children: ReactNode }) {
  const [pathname, setPathname] = useState(
    typeof window === 'undefined' ? renderedAt : window.location.pathname,
  )
  const replaceAddress = useCallback((path: string) => {
    // The client router keeps its place of the history in the state.
    window.history.replaceState(window.history.state, '', path)
    setPathname(window.location.pathname)
  }, [])
  return (
    <PathnameContext value={pathname}>
      <ReplaceAddressContext value={replaceAddress}>{children}</ReplaceAddressContext>
    </PathnameContext>
  )
}
