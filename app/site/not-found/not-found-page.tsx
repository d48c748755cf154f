import { data } from 'react-router'
import { pageMeta } from '#app/lib/page-title.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { ProblemPage } from '#app/ui/problem-page.tsx'

export const loader = () => data(null, { status: 404 })
export const meta = () => pageMeta({ title: 'Page Not Found', robots: 'noindex' })

export default function NotFoundPage() {
  return (
    <ProblemPage
      title="Page Not Found"
      drawing="not-found"
      action={
        <a href="/" className={buttonClass('primary', 'lg')}>
          Back to the home page
        </a>
      }
    >
      This page is not in our book. It may have been moved, or dreamed.
    </ProblemPage>
  )
}
