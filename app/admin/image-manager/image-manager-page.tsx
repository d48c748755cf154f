import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Image Manager' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Image Manager</h1>
    </main>
  )
}
