import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Cookie Policy' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Cookie Policy</h1>
    </main>
  )
}
