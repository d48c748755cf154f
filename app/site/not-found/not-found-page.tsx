import { data, Link } from 'react-router'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '../page-heading.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = stayInBrowser
export const meta = () => pageMeta({ title: 'Page Not Found', robots: 'noindex' })

export default function NotFoundPage() {
  return (
    <div className="page-width">
      <PageHeading title="Page Not Found">
        This page is not in our book. It may have been moved, or dreamed.
      </PageHeading>
      <EmptyState
        drawing={<img src="/not-found.svg" alt="" width="480" height="320" />}
        action={
          <Link to="/" className={buttonClass('primary', 'lg')}>
            Back to the home page
          </Link>
        }
      />
    </div>
  )
}
