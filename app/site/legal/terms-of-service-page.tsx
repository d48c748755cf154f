import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Terms of Service' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Terms of Service</h1>
    </main>
  )
}
