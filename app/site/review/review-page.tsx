import { useState } from 'react'
import { Link } from 'react-router'
import { prepare, stayInBrowser } from '#app/lib/page-data.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { type Matches, publicMeta } from '../seo/public-meta.ts'
import type { Route } from './+types/review-page'
import { ReviewForm } from './review-form.tsx'
import styles from './review-page.module.css'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, [themesQuery])
export const clientLoader = stayInBrowser

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/review',
    title: 'Leave a Review',
    description: 'How was the sleepover? Tell other families about it.',
  })

export default function ReviewPage() {
  const [isSent, setSent] = useState(false)
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title="How was the sleepover?">
        Tell other families. We read every review before it appears, and change nothing in it.
      </PageHeading>
      {isSent ? <Thanks /> : <ReviewForm onSent={() => setSent(true)} />}
    </div>
  )
}

function Thanks() {
  return (
    <div role="status">
      <EmptyState
        title="Thank you!"
        action={
          <Link to="/" className={buttonClass('primary')}>
            Back to the home page
          </Link>
        }
      >
        Your review has arrived. It appears on our site once we have read it.
      </EmptyState>
    </div>
  )
}
