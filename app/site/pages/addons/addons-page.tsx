import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getSettings, type PageInput } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { CardGrid } from '#app/site/card-grid.tsx'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { breadcrumbs } from '#app/site/frame/seo/structured-data.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { useSlot } from '#app/site/slots.ts'
import { usePrepared } from '#app/site/use-prepared.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { getPathLanguage, pathIn } from '#domain/site/page-path.ts'
import { AddonCard } from './addon-card.tsx'
import styles from './addons-page.module.css'

export function addonsMeta(page: PageInput): PageMeta {
  const text = pageText(page)
  const language = getPathLanguage(page.pathname)
  return publicMeta(page, {
    path: '/addons',
    title: text('pages.more.addons'),
    description: text('pages.more.addonsDescription'),
    structuredData: [
      breadcrumbs(getSettings(page).publicUrl ?? '', [
        { name: text('pages.more.home'), path: pathIn(language, '/') },
        { name: text('pages.more.addons'), path: pathIn(language, '/addons') },
      ]),
    ],
  })
}

export function AddonsPage() {
  const text = useText()
  return (
    <div className={`page-width ${styles.page}`}>
      <PageHeading title={text('pages.more.addonsTitle')}>{text('pages.more.addonsLead')}</PageHeading>
      <div data-staff-edit="">{useSlot('addonPhotos')}</div>
      <AddonsGrid />
      <section aria-labelledby="book-title" data-ground="dusk" className={styles.book}>
        <h2 id="book-title">{text('pages.more.easyTitle')}</h2>
        <p>{text('pages.more.easy')}</p>
        <BookLink className={buttonClass('primary', 'lg')}>{text('pages.more.start')}</BookLink>
      </section>
    </div>
  )
}

function AddonsGrid() {
  const text = useText()
  const addons = usePrepared(addonsQuery)
  if (!addons) return <ErrorState>{text('pages.more.addonsFailed')}</ErrorState>
  if (addons.length === 0) return <EmptyState>{text('pages.more.noAddons')}</EmptyState>
  return (
    <CardGrid>
      {addons.map((addon, index) => (
        <AddonCard key={addon.id} addon={addon} isFirst={index === 0} />
      ))}
    </CardGrid>
  )
}
