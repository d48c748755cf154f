import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Theme' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Theme</h1>
    </main>
  )
}
