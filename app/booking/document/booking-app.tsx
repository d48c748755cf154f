import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { createPageText } from '#app/lib/messages/page-text.ts'
import type { PageWithTexts } from '#app/lib/page/page-data.ts'
import { PathnameContext } from '#app/lib/page/pathname.ts'
import { HydrationMarker } from '#app/shared/hydration-marker.tsx'
import { PageContexts } from '#app/shared/page-contexts.tsx'
import { PageProblem } from '#app/shared/page-problem.tsx'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { getPathLanguage } from '#domain/site/page-path.ts'
import { Help } from '../help.tsx'
import styles from './booking-layout.module.css'
import { BookingLayout } from './booking-layout.tsx'
import { isOnPageOf, ReplaceAddressContext } from './replace-address.ts'

/** Renders a whole booking page as a single island. */
export function bookingApp(Page: ComponentType) {
  return function BookingApp({ pathname, prepared, lqips, texts }: PageWithTexts) {
    const [queryClient] = useState(() => createQueryClient(prepared))
    const [text] = useState(() => createPageText(getPathLanguage(pathname), texts))
    return (
      <PageContexts text={text} queryClient={queryClient} lqips={lqips}>
        <ErrorBoundary fallback={<Failed />}>
          <Addressed renderedAt={pathname}>
            <BookingLayout>
              <Page />
            </BookingLayout>
            <ToastRegion />
          </Addressed>
        </ErrorBoundary>
        <HydrationMarker />
      </PageContexts>
    )
  }
}

function Failed() {
  return (
    <>
      <PageProblem />
      <Help className={styles.help} />
    </>
  )
}

/** The server renders one page for all bookings; only the browser knows which one its URL means. */
function Addressed({ renderedAt, children }: { renderedAt: string; children: ReactNode }) {
  const [pathname, setPathname] = useState(
    typeof window === 'undefined' || !isOnPageOf(renderedAt) ? renderedAt : window.location.pathname,
  )
  const replaceAddress = useCallback(
    (path: string) => {
      if (!isOnPageOf(renderedAt)) return
      // The client router stores its own position in the history state.
      window.history.replaceState(window.history.state, '', path)
      setPathname(window.location.pathname)
    },
    [renderedAt],
  )
  return (
    <PathnameContext value={pathname}>
      <ReplaceAddressContext value={replaceAddress}>{children}</ReplaceAddressContext>
    </PathnameContext>
  )
}
