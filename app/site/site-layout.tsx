import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useWords } from '#app/lib/in-both.ts'
import { useLanguage } from '#app/lib/language.ts'
import { openDocument } from '#app/lib/open-document.ts'
import type { PageHandle } from '#app/lib/page-assets.ts'
import { MissingPicture } from '#app/ui/picture.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import type { Route } from './+types/site-layout'
import { ErrorPage } from './error/error-page.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { SiteHeader } from './header/site-header.tsx'
import { InPageLanguage } from './islands/in-page-language.tsx'
import { Island } from './islands/island.tsx'
import { pageWordsIn } from './islands/page-words-in.ts'
import './inlined-fonts.css'
import styles from './site-layout.module.css'
import { FRAME_WORDS } from './words/frame-words.ts'

const currentYear = () => new Date().getFullYear()

/** The public pages are documents: the server renders them, and no application is loaded in the browser. */
export const handle = { part: 'site' } satisfies PageHandle

export const loader = () => ({ year: currentYear() })

export const clientLoader = openDocument

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame year={loaderData.year}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame year={currentYear()}>
      <ErrorPage />
    </Frame>
  )
}

function Frame({ year, children }: { year: number; children: ReactNode }) {
  const language = useLanguage()
  const words = useWords(FRAME_WORDS)
  return (
    <InPageLanguage words={pageWordsIn(language)}>
      <a href="#content" className="skip-link">
        {words.skip}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter year={year} />
      <Island name="toasts">
        <ToastRegion />
      </Island>
      <p role="alert" data-plain-toasts="" className={styles.plainToasts} />
      <template data-missing-picture="">
        <MissingPicture words={words.imageFailed} />
      </template>
      <template data-script-words={JSON.stringify(words.script)} />
    </InPageLanguage>
  )
}
