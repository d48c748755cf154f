import type { ComponentType } from 'react'
import { createBrowserRouter, isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { PageProblem } from '#app/shared/page-problem.tsx'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { AdminArea } from './shell/admin-area.tsx'
import { AdminLayout } from './shell/admin-layout.tsx'
import { AdminPlaceholder } from './shell/admin-placeholder.tsx'
import { tabs } from './tabs.ts'

type Screen = () => Promise<{ readonly default: ComponentType }>

const FILES = import.meta.glob('./*/*/*-tab.tsx') as Readonly<Record<string, Screen>>
/** Each tab by the name of its folder, in whichever chapter it is. */
const TABS = new Map(Object.entries(FILES).map(([path, load]) => [path.split('/').at(-2), load]))

/** Every screen of the admin by path, loaded lazily. */
export function adminRouter() {
  return createBrowserRouter([
    {
      Component: AdminArea,
      HydrateFallback: AdminPlaceholder,
      ErrorBoundary: Problem,
      children: [
        {
          path: 'admin',
          children: [
            { index: true, loader: () => redirect('/admin/dashboard') },
            { path: 'login', lazy: screen(() => import('./shell/session/login-page.tsx')) },
            {
              path: 'forgot-password',
              lazy: screen(() => import('./shell/session/forgot-password-page.tsx')),
            },
            { path: 'reset-password', lazy: screen(() => import('./shell/session/reset-password-page.tsx')) },
            { path: 'join', lazy: screen(() => import('./shell/session/join-page.tsx')) },
            {
              Component: AdminLayout,
              children: [
                ...tabs.flatMap(({ id, folder = id, opens = '' }) => {
                  const load = TABS.get(folder)
                  return load ? [{ path: `${id}${opens}`, lazy: screen(load) }] : []
                }),
                {
                  path: 'messages/threads/:thread?',
                  lazy: screen(() => import('./people/conversations/conversations-tab.tsx')),
                },
                { path: 'bookings/:id/customer', lazy: CUSTOMER_REDIRECT },
                { path: 'messages/:id/customer', lazy: CUSTOMER_REDIRECT },
                { path: 'customers/:id', lazy: screen(() => import('./people/customers/customer-page.tsx')) },
                { path: 'bookings/:id', lazy: screen(() => import('./booking/bookings/booking-page.tsx')) },
              ],
            },
          ],
        },
        { path: 'crew/sign-in', lazy: screen(() => import('./shell/session/login-page.tsx')) },
        {
          path: 'image-manager',
          lazy: screen(() => import('./catalogue/image-manager/image-manager-page.tsx')),
        },
      ],
    },
  ])
}

const CUSTOMER_REDIRECT = screen(() => import('./people/customers/customer-redirect.tsx'))

function Problem() {
  const error = useRouteError()
  return (
    <TextContexts text={shownText()}>
      <PageProblem isMissing={isRouteErrorResponse(error) && error.status === 404} />
    </TextContexts>
  )
}

function screen(load: Screen) {
  return async () => ({ Component: (await load()).default })
}
