import { pageMeta } from '#app/lib/page-title.ts'

export const meta = () => pageMeta({ title: 'Booking Confirmed' })

export default function Page() {
  return (
    <main className="page-width">
      <h1>Booking Confirmed</h1>
    </main>
  )
}
