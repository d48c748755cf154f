import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Review' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Review</h1>
    </main>
  )
}
