import { languageOfPath } from '#domain/site/page-path.ts'
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
import { BasicFontLinks, BasicFonts } from './basic-fonts.tsx'
import { LateScript } from './late-script.tsx'
import { brandProperties } from './lib/brand.ts'
import type { PageHandle } from './lib/page-assets.ts'
import { prepare, stayInBrowser } from './lib/page-data.ts'
import { PathnameContext } from './lib/pathname.ts'
import { createQueryClient } from './lib/query-client.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './lib/site-settings.ts'
import { DocumentScript, PageStyles } from './page-styles.tsx'
import { ProblemOfPage } from './shared/problem-of-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prepare(context, [siteSettingsQuery, contactInfoQuery])
export const clientLoader = stayInBrowser
export const shouldRevalidate = () => false

export default function Root() {
  const matches = useMatches() as UIMatch<unknown, PageHandle | undefined>[]
  const handle: PageHandle = Object.assign({}, ...matches.map((match) => match.handle))
  const [queryClient] = useState(() => createQueryClient(matches.map((match) => match.loaderData)))
  const { pathname } = useLocation()
  return (
    <QueryClientProvider client={queryClient}>
      <PathnameContext value={pathname}>
        <LanguageContext value={languageOfPath(pathname)}>
          <BrandedPage handle={handle}>
            <Outlet />
          </BrandedPage>
        </LanguageContext>
      </PathnameContext>
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

function Page({ handle: { part, modulesIn }, brand, children }: PageProps) {
  const language = useLanguage()
  return (
    <html lang={language} style={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#241a3a" />
        {part !== 'site' && <BasicFontLinks />}
        {part ? <PageStyles part={part} /> : <Links />}
        {part === 'site' && <DocumentScript />}
        {part === 'booking' && <LateScript modules={modulesIn?.(language) ?? []} />}
        <BasicFonts />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        {!part && <ScrollRestoration />}
        {!part && <Scripts />}
      </body>
    </html>
  )
}

/** Handles what no page could catch: an internal error, or an address that the router itself refuses. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <LanguageContext value={languageOfPath(useLocation().pathname)}>
      <Page handle={{ part: 'site' }}>
        <ProblemOfPage isMissing={isMissing} />
      </Page>
    </LanguageContext>
  )
}
