import { languageOfPath, pathIn } from '#domain/page-path.ts'
import { contactInfoQuery } from './lib/contact-info-query.ts'
import { LanguageContext, useLanguage } from './lib/language.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root'
import { InlinedFonts } from './inlined-fonts.tsx'
import { brandProperties } from './lib/brand.ts'
import type { PageHandle } from './lib/page-assets.ts'
import { createQueryClient, prepare, stayInBrowser } from './lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './lib/site-settings.ts'
import { DocumentScript, PageStyles } from './page-styles.tsx'
import { PROBLEM_WORDS } from './problem-words.ts'
import { buttonClass } from './ui/button.tsx'
import { ProblemPage } from './ui/problem-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prepare(context, [siteSettingsQuery, contactInfoQuery])
export const clientLoader = stayInBrowser
export const shouldRevalidate = () => false

export default function Root() {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[]
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle))
  const [queryClient] = useState(() => createQueryClient(matches.map((match) => match.loaderData)))
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageContext value={languageOfPath(useLocation().pathname)}>
        <BrandedPage handle={handle}>
          <Outlet />
        </BrandedPage>
      </LanguageContext>
    </QueryClientProvider>
  )
}

function BrandedPage({ handle, children }: { handle: PageHandle; children: ReactNode }) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  return (
    <Page handle={handle} brand={brandProperties(settings.primaryColor, settings.secondaryColor)}>
      {children}
    </Page>
  )
}

type PageProps = { handle: PageHandle; brand?: CSSProperties; children: ReactNode }

function Page({ handle: { isDocument, styles }, brand, children }: PageProps) {
  return (
    <html lang={useLanguage()} style={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#241a3a" />
        {styles ? <PageStyles part={styles} /> : <Links />}
        {isDocument && <DocumentScript />}
        <InlinedFonts />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        {!isDocument && <ScrollRestoration />}
        {!isDocument && <Scripts />}
      </body>
    </html>
  )
}

/** Handles what no page could catch: an internal error, or an address that the router itself refuses. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const language = languageOfPath(useLocation().pathname)
  const words = PROBLEM_WORDS[language]
  const { title, sentence } = isMissing ? words.missing : words.wrong
  return (
    <LanguageContext value={language}>
      <Page handle={{ isDocument: true, styles: 'site' }}>
        <title>{title}</title>
        <main>
          <ProblemPage
            title={title}
            drawing={isMissing ? 'not-found' : 'error'}
            action={
              <a href={pathIn(language, '/')} className={buttonClass('primary', 'lg')}>
                {words.backHome}
              </a>
            }
          >
            {sentence}
          </ProblemPage>
        </main>
      </Page>
    </LanguageContext>
  )
}
