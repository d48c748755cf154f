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
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root'
import { DocumentAssets } from './document-assets.tsx'
import { InlinedFonts } from './inlined-fonts.tsx'
import { brandProperties } from './lib/brand.ts'
import { createQueryClient, prepare, stayInBrowser } from './lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './lib/site-settings.ts'
import { PROBLEM_WORDS } from './problem-words.ts'
import { buttonClass } from './ui/button.tsx'
import { ProblemPage } from './ui/problem-page.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  prepare(context, [siteSettingsQuery, contactInfoQuery])
export const clientLoader = stayInBrowser
export const shouldRevalidate = () => false

export default function Root() {
  const matches = useMatches()
  const [queryClient] = useState(() => createQueryClient(matches.map((match) => match.loaderData)))
  const isDocument = matches.some(({ handle }) => isDocumentHandle(handle))
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageContext value={languageOfPath(useLocation().pathname)}>
        <BrandedPage isDocument={isDocument}>
          <Outlet />
        </BrandedPage>
      </LanguageContext>
    </QueryClientProvider>
  )
}

/** Returns whether a page works without an application in the browser: `export const handle = { isDocument: true }`. */
function isDocumentHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isDocument' in handle && handle.isDocument === true
}

function BrandedPage({ isDocument, children }: { isDocument: boolean; children: ReactNode }) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  return (
    <Page isDocument={isDocument} brand={brandProperties(settings.primaryColor, settings.secondaryColor)}>
      {children}
    </Page>
  )
}

type PageProps = { isDocument: boolean; brand?: CSSProperties; children: ReactNode }

function Page({ isDocument, brand, children }: PageProps) {
  return (
    <html lang={useLanguage()} style={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#241a3a" />
        {isDocument ? <DocumentAssets /> : <Links />}
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
      <Page isDocument>
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
