import { useQuery } from '@tanstack/react-query'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { prepare, stayInBrowser } from '#app/lib/page-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/empty-state.tsx'
import { StaffEdit } from '../admin-edits/staff-edits.tsx'
import { BookLink } from '../book-link.tsx'
import { PageHeading } from '../page-heading.tsx'
import { type Matches, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { breadcrumbs } from '../seo/structured-data.ts'
import type { Route } from './+types/addons-page'
import { AddonCard, AddonSkeleton } from './addon-card.tsx'
import styles from './addons-page.module.css'

export const loader = ({ context }: Route.LoaderArgs) => prepare(context, ['/api/addons'])
export const clientLoader = stayInBrowser

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
        Add what your party needs. Everything comes with the teepees and leaves with them.
      </PageHeading>
      <StaffEdit what="addon-photos" />
      <AddonsGrid />
      <p className={styles.book}>
        <BookLink className={buttonClass('primary', 'lg')}>Start Your Booking</BookLink>
      </p>
    </div>
  )
}

function AddonsGrid() {
  const { data: addons, isError } = useQuery(addonsQuery)
  if (isError) return <ErrorState>Unable to load add-ons. Please try again later.</ErrorState>
  if (addons?.length === 0) return <EmptyState>No add-ons are currently available.</EmptyState>
  return (
    <ul role="list" className={styles.grid} aria-busy={addons === undefined}>
      {addons
        ? addons.map((addon, index) => <AddonCard key={addon.id} addon={addon} hasPriority={index < 2} />)
        : [1, 2, 3, 4, 5, 6].map((place) => <AddonSkeleton key={place} />)}
    </ul>
  )
}
