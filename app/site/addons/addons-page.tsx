import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Add-ons' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Add-ons</h1>
    </main>
  )
}
