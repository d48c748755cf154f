import { addonsQuery } from '#app/lib/addons-query.ts'
import { prepare } from '#app/lib/page-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { StaffEdit } from '../admin-edits/staff-edit.tsx'
import { BookLink } from '../book-link.tsx'
import { CardGrid } from '../card-grid.tsx'
import { type Matches, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { breadcrumbs } from '../seo/structured-data.ts'
import { usePrepared } from '../use-prepared.ts'
import type { Route } from './+types/addons-page'
import { AddonCard } from './addon-card.tsx'
import styles from './addons-page.module.css'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, [addonsQuery])

export const meta = ({ matches }: { matches: Matches }) =>
  publicMeta({
    matches,
    path: '/addons',
    title: 'Add-ons',
    description:
      "Extras for a teepee sleepover in Miami: movie night, s'mores, breakfast trays, balloons, crafts and more, added to your booking in one tap.",
    structuredData: [
      breadcrumbs(settingsOf(matches).publicUrl ?? '', [
        { name: 'Home', path: '/' },
        { name: 'Add-ons', path: '/addons' },
      ]),
    ],
  })

export default function AddonsPage() {
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title="Little extras, big squeals">
        Add what your party needs. We bring it along with the teepees.
      </PageHeading>
      <StaffEdit what="addon-photos" />
      <AddonsGrid />
      <section aria-labelledby="book-title" data-ground="dusk" className={styles.book}>
        <h2 id="book-title">The extras are the easy part</h2>
        <p>Choose the world they will fall asleep in, and see which nights are free.</p>
        <BookLink className={buttonClass('primary', 'lg')}>Start Your Booking</BookLink>
      </section>
    </div>
  )
}

function AddonsGrid() {
  const addons = usePrepared(addonsQuery)
  if (!addons) return <ErrorState>Unable to load add-ons. Please try again later.</ErrorState>
  if (addons.length === 0) return <EmptyState>No add-ons are currently available.</EmptyState>
  return (
    <CardGrid>
      {addons.map((addon, index) => (
        <AddonCard key={addon.id} addon={addon} hasPriority={index < 2} />
      ))}
    </CardGrid>
  )
}
