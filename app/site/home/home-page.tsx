import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Moonlit Teepees' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Moonlit Teepees</h1>
    </main>
  )
}
