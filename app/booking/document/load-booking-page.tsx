import type { ComponentType } from 'react'
import type { RouterContextProvider } from 'react-router'
import { contactInfoQuery } from '#app/lib/contact-info-query.ts'
import { assetsContext } from '#app/lib/page-assets.ts'
import { prepare, prepared, preparedFor } from '#app/lib/page-data.ts'
import type { PreparedData } from '#app/lib/query-client.ts'
import { renderToText } from '#app/lib/render-to-text.ts'
import { siteSettingsQuery } from '#app/lib/site-settings.ts'
import { LqipContext } from '#app/ui/lqip.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { ENGLISH_PAGE_WORDS } from '../words/english-page-words.ts'
import { OWN as ENGLISH_OWN } from '../words/own-english.ts'
import { OWN as SPANISH_OWN } from '../words/own-spanish.ts'
import { SPANISH_PAGE_WORDS } from '../words/spanish-page-words.ts'
import { BookingApp } from './booking-app.tsx'
import type { BookingPageName } from './booking-modules.ts'
import type { RenderedPage } from './page-contents.ts'

const WORDS = {
  en: { ...ENGLISH_PAGE_WORDS, booking: { ...ENGLISH_PAGE_WORDS.booking, ...ENGLISH_OWN } },
  es: { ...SPANISH_PAGE_WORDS, booking: { ...SPANISH_PAGE_WORDS.booking, ...SPANISH_OWN } },
}

type Loaded = {
  readonly page: BookingPageName
  readonly Page: ComponentType
  /** The data that the page shows at once, beside that of every page. */
  readonly data?: PreparedData['prepared']
}

/**
 * Renders a page about a booking by itself, apart from the document around it: in the browser it is a React root of its
 * own, whose ids must be the same.
 */
export async function loadBookingPage(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  { page, Page, data }: Loaded,
): Promise<RenderedPage> {
  const ofEveryPage = await prepare(context, [siteSettingsQuery, contactInfoQuery])
  const settings = preparedFor(ofEveryPage, siteSettingsQuery)
  const shown = {
    ...ofEveryPage.prepared,
    ...(settings && prepared(siteSettingsQuery, withLogoOnly(settings))),
    ...data,
  }
  const { pathname } = new URL(request.url)
  const words = WORDS[languageOfPath(pathname)]
  const html = await renderToText(
    <LqipContext value={context.get(assetsContext).findLqip}>
      <BookingApp {...{ Page, pathname, words, prepared: shown }} />
    </LqipContext>,
  )
  return { html, contents: { page, prepared: shown } }
}

/** No page about a booking shows another picture of the settings. */
function withLogoOnly(settings: SiteSettings): SiteSettings {
  const logo = settings.pictures?.[settings.siteLogo]
  return { ...settings, pictures: logo ? { [settings.siteLogo]: logo } : {} }
}
