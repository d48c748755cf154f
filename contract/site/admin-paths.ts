import { type AdminPlace, TAB_PLACES } from './admin-places.ts'

const TABS: readonly (readonly [path: string, place: AdminPlace])[] = Object.entries(TAB_PLACES).map(
  ([id, place]) => [`/admin/${id}`, place],
)

const SCREENS: ReadonlySet<string> = new Set([
  '/admin',
  '/admin/login',
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/join',
  ...TABS.map(([path]) => path),
])

/** Screens whose path continues with an id or a name. */
const OPENING: ReadonlySet<string> = new Set([
  '/admin/bookings',
  '/admin/customers',
  '/admin/messages/threads',
  '/admin/settings/prices',
  ...TABS.filter(([, { opens }]) => opens).map(([path]) => path),
])

/** Redirects to the page of the family that booked or wrote. */
const CUSTOMER_REDIRECT_PATH = /^\/admin\/(bookings|messages)\/[^/]+\/customer$/

/** Returns whether the admin has a screen at a path below `/admin`, such as `/admin/bookings/12`. */
export function isAdminPath(path: string): boolean {
  return (
    SCREENS.has(path) ||
    OPENING.has(path.slice(0, path.lastIndexOf('/'))) ||
    CUSTOMER_REDIRECT_PATH.test(path)
  )
}
