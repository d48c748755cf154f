import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Privacy Policy' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Privacy Policy</h1>
    </main>
  )
}
