import { data } from 'react-router'
import { stayInBrowser } from '#app/lib/page-data.ts'
import { pageMeta } from '#app/lib/page-title.ts'

export const loader = () => data(null, { status: 404 })
export const clientLoader = stayInBrowser
export const meta = () => pageMeta({ title: 'Page Not Found', robots: 'noindex' })

export default function NotFoundPage() {
  return (
    <main className="page-width">
      <h1>Page Not Found</h1>
    </main>
  )
}
