import { contactInfoQuery } from './lib/contact-info-query.ts'
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
  useMatches,
  useRouteError,
} from 'react-router'
import type { Route } from './+types/root'
import { KeepEarlyActions } from './early-actions/keep-early-actions.tsx'
import { useEarlyActions } from './early-actions/use-early-actions.ts'
import { brandProperties } from './lib/brand.ts'
import { createQueryClient, prepare, stayInBrowser } from './lib/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from './lib/site-settings.ts'
import { fontUrls } from './styles/fonts.ts'
import { buttonClass } from './ui/button.tsx'
import { ProblemPage } from './ui/problem-page.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

export const links: Route.LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  prepare(context, [siteSettingsQuery, contactInfoQuery])
export const clientLoader = stayInBrowser
export const shouldRevalidate = () => false

export default function Root() {
  useEarlyActions()
  const loaded = useMatches().map((match) => match.loaderData)
  const [queryClient] = useState(() => createQueryClient(loaded))
  return (
    <QueryClientProvider client={queryClient}>
      <BrandedDocument>
        <Outlet />
        <ToastRegion />
      </BrandedDocument>
    </QueryClientProvider>
  )
}

function BrandedDocument({ children }: { children: ReactNode }) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  return (
    <Document brand={brandProperties(settings.primaryColor, settings.secondaryColor)}>{children}</Document>
  )
}

function Document({ brand, children }: { brand?: CSSProperties; children: ReactNode }) {
  return (
    <html lang="en" style={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <KeepEarlyActions />
        <meta name="theme-color" content="#241a3a" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** For what no page could catch: a fault of ours, or an address that the router itself refuses. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Document>
      <main>
        <ProblemPage
          title={isMissing ? 'Page Not Found' : 'Something went wrong'}
          drawing={isMissing ? 'not-found' : 'error'}
          action={
            <a href="/" className={buttonClass('primary', 'lg')}>
              Back to the home page
            </a>
          }
        >
          {isMissing
            ? 'There is no page at this address.'
            : 'Please try again in a moment. Nothing you entered is lost.'}
        </ProblemPage>
      </main>
    </Document>
  )
}
