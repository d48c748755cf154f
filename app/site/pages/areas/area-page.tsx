import { apiQuery } from '#app/lib/api/api-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getSettings, type PageInput, preparedFor, readOnServer } from '#app/lib/page/page-data.ts'
import type { PageMeta } from '#app/lib/page/page-title.ts'
import { BookLink } from '#app/site/book-link.tsx'
import { publicMeta } from '#app/site/frame/seo/public-meta.ts'
import { areaService, breadcrumbs } from '#app/site/frame/seo/structured-data.ts'
import { pageText } from '#app/site/page-texts/page-text.ts'
import { FormattedParagraphs, FormattedText } from '#app/site/texts/formatted-text.tsx'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { PageHeading } from '#app/ui/display/page-heading.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AreaPage as Area } from '#contract/site/areas.ts'
import type { PageHost } from '#contract/site/page-host.ts'
import { areaPath } from '#domain/site/area-page.ts'
import { getPathLanguage, pathIn } from '#domain/site/page-path.ts'
import { toPlainText } from '#domain/site/site-texts/formatted.ts'
import { NotFoundPage, notFoundMeta } from '../not-found/not-found-page.tsx'
import { AreaFacts } from './area-facts.tsx'
import styles from './area-page.module.css'
import { AreaPictures, AreaReviews, AreaThemes } from './area-parts.tsx'

/** The result of looking up an area by its URL. */
type Found = { readonly area: Area } | { readonly status: 404 | 503 }

export async function findArea(host: PageHost, slug: string): Promise<Found> {
  const { ok, status, value } = await readOnServer(host, apiQuery('/api/areas/:slug', { params: { slug } }))
  if (ok) return { area: value }
  return { status: status >= 500 ? 503 : 404 }
}

export function areaMeta(page: PageInput, found: Found): PageMeta {
  if (!('area' in found)) return notFoundMeta(page)
  const { area } = found
  const text = pageText(page)
  const language = getPathLanguage(page.pathname)
  const settings = getSettings(page)
  const path = areaPath(area)
  const title = text('pages.area.title', { area: area.name })
  const description = area.words.lead
    ? toPlainText(area.words.lead)
    : text('pages.area.description', { area: area.name })
  const [first] = area.pictures
  const themes = (preparedFor(page, themesQuery) ?? []).filter(({ available }) => available)
  return publicMeta(page, {
    path,
    title,
    description,
    ...(!area.isListed && { robots: 'noindex' }),
    ...(first && {
      picture: {
        path: first.path,
        alt: text('pages.area.picture', { area: area.name, number: 1 }),
        width: first.picture.width,
        height: first.picture.height,
      },
    }),
    structuredData: [
      areaService(area, themes, settings, { name: title, description, language }),
      breadcrumbs(settings.publicUrl ?? '', [
        { name: pageText(page)('pages.more.home'), path: pathIn(language, '/') },
        { name: area.name, path: pathIn(language, path) },
      ]),
    ],
  })
}

export function AreaPage({ found }: { found: Found }) {
  return 'area' in found ? <AreaDetail area={found.area} /> : <NotFoundPage />
}

function AreaDetail({ area }: { area: Area }) {
  const text = useText()
  const pathIn = usePathIn()
  const { name, zipCodes, words: own } = area
  const booking = bookingPath(zipCodes)
  return (
    <>
      <div className={`page-width ${styles.top}`}>
        <PageHeading title={text('pages.area.title', { area: name })}>
          {own.lead ? <FormattedText text={own.lead} /> : text('pages.area.lead', { area: name })}
        </PageHeading>
        <p className={styles.zips}>
          <Icon name="map-pin" />
          <span className="visually-hidden">{text('pages.area.zipCodes')}: </span>
          {zipCodes.join(' · ')}
        </p>
        <p className={styles.ways}>
          <BookLink to={booking} className={buttonClass('primary', 'lg')}>
            {text('pages.area.book')}
          </BookLink>
          <a href={pathIn('/#themes')} className={buttonClass('secondary', 'lg')}>
            {text('pages.area.seeThemes')}
          </a>
        </p>
      </div>
      <AreaFacts area={area} />
      {own.text && (
        <div className={`page-width ${styles.text}`}>
          <FormattedParagraphs text={own.text} />
        </div>
      )}
      <AreaPictures area={area} />
      <AreaReviews area={area} />
      <AreaThemes />
      <div className={`page-width ${styles.end}`}>
        <section aria-labelledby="book-title" data-ground="night" className={styles.book}>
          <h2 id="book-title">{text('pages.area.bookTitle')}</h2>
          <p>{text('pages.area.bookLead')}</p>
          <BookLink to={booking} className={buttonClass('primary', 'lg')}>
            {text('pages.area.book')}
          </BookLink>
        </section>
      </div>
    </>
  )
}

/** Without asking for the ZIP code again, if the area has only one. */
function bookingPath([zipCode, ...others]: readonly string[]): string {
  return zipCode !== undefined && others.length === 0 ? `/booking?zip=${zipCode}` : '/booking'
}
