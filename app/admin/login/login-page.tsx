import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Admin Login' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Admin Login</h1>
    </main>
  )
}
