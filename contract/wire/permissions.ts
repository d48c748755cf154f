/** The roles of staff: an owner may do everything, the office runs the business, the crew sets parties up. */
export const ROLES = ['owner', 'office', 'crew'] as const
export type Role = (typeof ROLES)[number]

const EVERYBODY: readonly Role[] = ['owner', 'office', 'crew']
const OFFICE: readonly Role[] = ['owner', 'office']
const OWNER: readonly Role[] = ['owner']

/** The permissions of calls, and the roles that have them. Nothing else decides what a staff member may do. */
export const PERMISSIONS = {
  /** The user's own password, second factor and signed-in devices. */
  'own-account': EVERYBODY,
  /** Dates, run sheets and delivery addresses of any day; no money. Of these days the crew has its phone. */
  agenda: OFFICE,
  /** The phone of the crew: the stops of yesterday to tomorrow, and what was done there; no money. */
  'crew:write': EVERYBODY,
  /** Taking cash and checks at the door, and reading what a family owes: also for single accounts of the crew. */
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
  /** Messages of visitors and testimonials. */
  messages: OFFICE,
  /** Families with all their data, and the newsletter. */
  customers: OFFICE,
  settings: OFFICE,
  /** Mails, jobs and differences with the payment provider. */
  outbox: OFFICE,
  'audit-log': OFFICE,
  system: OFFICE,
  /** Delivery, tax, deposit and refunds. */
  pricing: OWNER,
  accounts: OWNER,
  /** API keys and webhooks. */
  integrations: OWNER,
  /** Moving everything in from another program, and out of this one. */
  moving: OWNER,
} as const satisfies Readonly<Record<string, readonly Role[]>>
export type Permission = keyof typeof PERMISSIONS

const PERMISSION_NAMES = Object.keys(PERMISSIONS) as Permission[]

type Member = { readonly role: Role; readonly takesCash: boolean }

/** Returns everything that a member of staff may do: by the role, and what is given to single accounts. */
export function getPermissions({ role, takesCash }: Member): readonly Permission[] {
  return PERMISSION_NAMES.filter(
    (permission) => PERMISSIONS[permission].includes(role) || (takesCash && permission === 'crew:cash'),
  )
}

const NOT_FOR_KEYS: readonly Permission[] = ['own-account', 'accounts', 'integrations', 'moving']

/** The permissions an API key may have: a stolen key must neither let people in nor carry everything away. */
export const SCOPES = PERMISSION_NAMES.filter((permission) => !NOT_FOR_KEYS.includes(permission))

/** Returns whether the office has a permission, too. */
export function officeMay(permission: Permission): boolean {
  return PERMISSIONS[permission].length === OFFICE.length
}
