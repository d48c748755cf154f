import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Book your party' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Book your party</h1>
    </main>
  )
}
