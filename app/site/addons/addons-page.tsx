import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { getSettings, type PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { languageOfPath, pathIn } from '#domain/site/page-path.ts'
import { BookLink } from '../book-link.tsx'
import { CardGrid } from '../card-grid.tsx'
import { getWords, publicMeta } from '../seo/public-meta.ts'
import { breadcrumbs } from '../seo/structured-data.ts'
import { useSlot } from '../slots.ts'
import { usePrepared } from '../use-prepared.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import { AddonCard } from './addon-card.tsx'
import styles from './addons-page.module.css'

export function addonsMeta(page: PageInput): PageMeta {
  const words = getWords(PAGE_WORDS, page)
  const language = languageOfPath(page.pathname)
  return publicMeta(page, {
    path: '/addons',
    title: words.addons,
    description: words.addonsDescription,
    structuredData: [
      breadcrumbs(getSettings(page).publicUrl ?? '', [
        { name: words.home, path: pathIn(language, '/') },
        { name: words.addons, path: pathIn(language, '/addons') },
      ]),
    ],
  })
}

export function AddonsPage() {
  const words = useWords(PAGE_WORDS)
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={words.addonsTitle}>{words.addonsLead}</PageHeading>
      <div data-staff-edit="">{useSlot('addonPhotos')}</div>
      <AddonsGrid />
      <section aria-labelledby="book-title" data-ground="dusk" className={styles.book}>
        <h2 id="book-title">{words.easyTitle}</h2>
        <p>{words.easy}</p>
        <BookLink className={buttonClass('primary', 'lg')}>{words.start}</BookLink>
      </section>
    </div>
  )
}

function AddonsGrid() {
  const words = useWords(PAGE_WORDS)
  const addons = usePrepared(addonsQuery)
  if (!addons) return <ErrorState>{words.addonsFailed}</ErrorState>
  if (addons.length === 0) return <EmptyState>{words.noAddons}</EmptyState>
  return (
    <CardGrid>
      {addons.map((addon, index) => (
        <AddonCard key={addon.id} addon={addon} isFirst={index === 0} />
      ))}
    </CardGrid>
  )
}
