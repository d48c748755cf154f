import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import type { Route } from './+types/site-layout'
import { ErrorPage } from './error/error-page.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { currentYear } from './footer/use-current-year.ts'
import { SiteHeader } from './header/site-header.tsx'
import { useGlidingAnchors } from './use-gliding-anchors.ts'
import { useOfflineLinks } from './use-offline-links.ts'

const tellYear = () => ({ year: currentYear() })

export const loader = tellYear
export const clientLoader = tellYear
export const shouldRevalidate = () => false

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
  useGlidingAnchors()
  useOfflineLinks()
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter madeIn={year} />
    </>
  )
}
