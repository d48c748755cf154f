/** The roles of staff: owners may do everything, the office runs the business, the crew sets up parties. */
export const ROLES = ['owner', 'office', 'crew'] as const
export type Role = (typeof ROLES)[number]

const EVERYBODY: readonly Role[] = ['owner', 'office', 'crew']
const OFFICE: readonly Role[] = ['owner', 'office']
const OWNER: readonly Role[] = ['owner']

/** Permissions and the roles that have them. Nothing else decides what a staff member may do, except `takesCash`. */
export const PERMISSIONS = {
  /** The user's own password, second factor and signed-in devices. */
  'own-account': EVERYBODY,
  /**
   * Dates, run sheets and delivery addresses of any day; no money. The crew's phone shows only the days around today.
   */
  agenda: OFFICE,
  /** The crew's phone: the stops from yesterday through tomorrow, and what was done there; no money. */
  'crew:write': EVERYBODY,
  /**
   * Taking cash and checks at the door, and reading what a family owes; can also be granted to individual crew
   * accounts.
   */
  'crew:cash': OFFICE,
  'bookings:read': OFFICE,
  'bookings:write': OFFICE,
  /** Themes, add-ons and pictures. */
  catalogue: OFFICE,
  /** Closed days, resources and the waiting list. */
  calendar: OFFICE,
  coupons: OFFICE,
  /** Revenue, sales tax and the journal for the bookkeeper. */
  reports: OFFICE,
  /** Visitors' messages and testimonials. */
  messages: OFFICE,
  /** Families with all of their data, and the newsletter. */
  customers: OFFICE,
  settings: OFFICE,
  /** Mails, jobs and differences from the payment provider. */
  outbox: OFFICE,
  'audit-log': OFFICE,
  system: OFFICE,
  /** Delivery, tax, deposit and refunds. */
  pricing: OWNER,
  accounts: OWNER,
  /** API keys and webhooks. */
  integrations: OWNER,
  /** Importing everything from another program, and exporting everything. */
  moving: OWNER,
} as const satisfies Readonly<Record<string, readonly Role[]>>
export type Permission = keyof typeof PERMISSIONS

const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]

type Member = { readonly role: Role; readonly takesCash: boolean }

/** Returns everything a staff member may do, by role and by what was granted to the account. */
export function getPermissions({ role, takesCash }: Member): readonly Permission[] {
  return PERMISSION_NAMES.filter(
    (permission) => PERMISSIONS[permission].includes(role) || (takesCash && permission === 'crew:cash'),
  )
}

const NOT_FOR_KEYS: readonly Permission[] = ['own-account', 'accounts', 'integrations', 'moving']

/** The permissions an API key may have: a stolen key must neither let people in nor export everything. */
export const SCOPES = PERMISSION_NAMES.filter((permission) => !NOT_FOR_KEYS.includes(permission))

export function officeMay(permission: Permission): boolean {
  return PERMISSIONS[permission].length === OFFICE.length
}
