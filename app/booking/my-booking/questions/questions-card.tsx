import { lazy, Suspense } from 'react'
import type { BookingPageProps } from '../booking-page-link.ts'

const QuestionsForm = lazy(() => import('./questions-form.tsx').catch(() => ({ default: () => null })))

/** The owner's own questions; loaded only if there are any. */
export function QuestionsCard({ page, link }: BookingPageProps) {
  const { questions } = page
  if (!questions) return null
  return (
    <Suspense fallback={null}>
      <QuestionsForm questions={questions} booking={page.booking} link={link} />
    </Suspense>
  )
}
