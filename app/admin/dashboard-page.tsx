import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Dashboard' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Dashboard</h1>
    </main>
  )
}
