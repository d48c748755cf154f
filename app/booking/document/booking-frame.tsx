import { Outlet } from 'react-router'
import { openDocument } from '#app/lib/open-document.ts'
import type { PageHandle } from '#app/lib/page-assets.ts'

/** The pages about a booking are documents; in the browser React runs them without a router. */
export const handle = { part: 'booking' } satisfies PageHandle

/** Without a loader the router would leave the pages to the browser. */
export const loader = () => null
export const clientLoader = openDocument

export default function BookingFrame() {
  return <Outlet />
}
