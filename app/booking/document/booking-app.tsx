import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LanguageContext } from '#app/lib/language.ts'
import { PathnameContext } from '#app/lib/pathname.ts'
import { createQueryClient, type PreparedData } from '#app/lib/query-client.ts'
import { ProblemOfPage } from '#app/shared/problem-of-page.tsx'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { UiWordsContext } from '#app/ui/ui-words.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { BookingWordsContext } from '../words/booking-words.ts'
import type { PageWords } from '../words/page-words.ts'
import { BookingLayout } from './booking-layout.tsx'
import { ReplaceAddressContext } from './replace-address.ts'

type BookingAppProps = {
  readonly Page: ComponentType
  /** The path of the document's address. */
  readonly pathname: string
  readonly words: PageWords
  readonly prepared: PreparedData['prepared']
}

/** A whole page about a booking. The server and the browser render it with the same props. */
export function BookingApp({ Page, pathname, words, prepared }: BookingAppProps) {
  const [queryClient] = useState(() => createQueryClient([{ prepared }]))
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageContext value={languageOfPath(pathname)}>
        <UiWordsContext value={words.ui}>
          <SharedWordsContext value={words.booking.shared}>
            <BookingWordsContext value={words.booking}>
              <ErrorBoundary fallback={<ProblemOfPage />}>
                <Addressed openedAt={pathname}>
                  <BookingLayout>
                    <Page />
                  </BookingLayout>
                  <ToastRegion />
                </Addressed>
              </ErrorBoundary>
            </BookingWordsContext>
          </SharedWordsContext>
        </UiWordsContext>
      </LanguageContext>
    </QueryClientProvider>
  )
}

function Addressed({ openedAt, children }: { openedAt: string; children: ReactNode }) {
  const [pathname, setPathname] = useState(openedAt)
  const replaceAddress = useCallback((path: string) => {
    window.history.replaceState(null, '', path)
    setPathname(window.location.pathname)
  }, [])
  return (
    <PathnameContext value={pathname}>
      <ReplaceAddressContext value={replaceAddress}>{children}</ReplaceAddressContext>
    </PathnameContext>
  )
}
