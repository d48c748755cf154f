import type { StepsByKind } from '#domain/crew/crew-steps.ts'
import type { DescribedValue, StoredValue } from '#domain/foundation/values/described-values.ts'
import type { InvoiceDetails } from '#domain/money/invoices/invoice-content.ts'
import type { TeepeeSpace } from './room-plan.ts'
import type { SocialNetwork } from './social-links.ts'

type SettingUse = {
  /** Whether every visitor may read it; otherwise only staff who may change the settings. */
  readonly isPublic?: true
  /** Whether days may become full by it. */
  readonly decidesFreeDays?: true
  /** The page of the settings that shows its switch. */
  readonly page?: 'look' | 'bookings' | 'assistants'
}

const DAYS = { kind: 'whole', problem: 'fields.wholeDaysUpTo' } as const

/**
 * The settings of the site. Requests, responses, who reads them, what can be restored, switches and storage are derived
 * from this list, in this order. A new entry needs its texts: `audit.fields.<name>` for the log, and for a switch
 * `admin.settings.switches.<name>` and `admin.settings.hints.<name>`. It needs no column: what has none in the
 * table is stored in `further`.
 */
export const SETTINGS = {
  siteTitle: { kind: 'own', isPublic: true },
  heroImage: { kind: 'picture', isPublic: true },
  siteLogo: { kind: 'picture', isPublic: true },
  primaryColor: { kind: 'color', isPublic: true },
  secondaryColor: { kind: 'color', isPublic: true },
  socialLinks: { kind: 'own', isPublic: true },
  showSampleContent: { kind: 'onOff', usual: true, isPublic: true, page: 'look' },
  /** Whether the site has a statement on its accessibility, linked in the footer. */
  accessibilityStatement: {
    kind: 'onOff',
    usual: false,
    isPublic: true,
    isLeftOut: true,
    page: 'look',
    description: { sent: 'Whether the site shows /accessibility' },
  },
  confirmPaidBookings: { kind: 'onOff', usual: false, page: 'bookings' },
  maxPartiesPerDay: {
    kind: 'whole',
    most: 1000,
    problem: 'settings.wholeParties',
    usual: 4,
    decidesFreeDays: true,
  },
  teepeeStock: {
    kind: 'whole',
    most: 10_000,
    problem: 'fields.wholeTeepees',
    usual: 24,
    decidesFreeDays: true,
  },
  turnaroundDays: { ...DAYS, most: 14, usual: 1, decidesFreeDays: true },
  minimumNoticeDays: {
    ...DAYS,
    most: 365,
    usual: 0,
    description: { read: 'How many days before the party visitors must book' },
  },
  collectOnClosedDays: {
    kind: 'onOff',
    usual: true,
    decidesFreeDays: true,
    description: { read: 'False: what would be collected on a closed day stays out until the next open one' },
  },
  /** The floor space of a teepee; without it, the defaults in room-plan.ts apply. */
  teepeeSpace: { kind: 'own', isPublic: true, isLeftOut: true },
  /** The business's details on invoices; without them, the site's title and address. */
  invoiceDetails: { kind: 'own', isLeftOut: true },
  /** Whether families are asked for a tip after their party. */
  offersTips: { kind: 'onOff', usual: false, isLeftOut: true, page: 'bookings' },
  /** Whether families see the pictures of their setup on their booking page. */
  showsSetupPhotos: { kind: 'onOff', usual: false, isLeftOut: true, page: 'bookings' },
  /** Whether families are asked to allow pictures of their setup on the website. */
  asksPictureConsent: { kind: 'onOff', usual: false, isLeftOut: true, page: 'bookings' },
  readiness: {
    kind: 'onOff',
    usual: false,
    isLeftOut: true,
    page: 'bookings',
    description: { sent: 'Whether families are asked the day before whether the room is ready' },
  },
  /** What a crew must do at a stop before it is done; without it, USUAL_STEPS. */
  crewSteps: { kind: 'own', isLeftOut: true },
  assistants: {
    kind: 'onOff',
    usual: false,
    isLeftOut: true,
    page: 'assistants',
    description: { sent: 'Whether assistants may browse, price and book at /mcp' },
  },
} as const satisfies Readonly<Record<string, DescribedValue & SettingUse>>

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
/** The names of the settings with a property, such as those that are public. */
type NamesWith<Property> = {
  [Name in SettingName]: Settings[Name] extends Property ? Name : never
}[SettingName]
type PublicName = NamesWith<{ isPublic: true }>
export type SwitchName = NamesWith<{ page: string }>

type OwnValues = {
  readonly siteTitle: string
  readonly socialLinks: Readonly<Record<SocialNetwork, string>>
  readonly teepeeSpace: TeepeeSpace | null
  readonly invoiceDetails: InvoiceDetails | null
  readonly crewSteps: StepsByKind | null
}
export type SettingValue<Name extends SettingName> = Name extends keyof OwnValues
  ? OwnValues[Name]
  : StoredValue<Settings[Name]>

const LIST: readonly [string, DescribedValue & SettingUse][] = Object.entries(SETTINGS)
export const PUBLIC_SETTINGS = pickSettings(({ isPublic }) => isPublic === true) as Pick<Settings, PublicName>
export const STAFF_SETTINGS = pickSettings(({ isPublic }) => !isPublic) as Omit<Settings, PublicName>
const CAPACITY_SETTINGS = pickSettings(({ decidesFreeDays }) => decidesFreeDays === true)

function pickSettings(isWanted: (setting: SettingUse) => boolean) {
  return Object.fromEntries(LIST.filter(([, setting]) => isWanted(setting)))
}

export function listSwitches(page: SettingUse['page']): SwitchName[] {
  return Object.keys(pickSettings((setting) => setting.page === page)) as SwitchName[]
}

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name)
}

/** Returns whether days may become full by a change. */
export function decidesFreeDays(change: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(CAPACITY_SETTINGS).some((name) => change[name] !== undefined)
}

type Shown<Described, Stored> = {
  [Name in keyof Described & keyof Stored as Described[Name] extends { isLeftOut: true }
    ? never
    : Name]: Stored[Name]
} & {
  [Name in keyof Described & keyof Stored as Described[Name] extends { isLeftOut: true }
    ? Name
    : never]?: Exclude<Stored[Name], null | false>
}

/** Returns the described ones of the stored settings; leaves out what is not set. */
export function showSettings<
  Described extends Readonly<Record<string, DescribedValue>>,
  Stored extends object,
>(described: Described, stored: Stored): Shown<Described, Stored> {
  const values = Object.entries(described).map(([name, { isLeftOut }]) => [
    name,
    Reflect.get(stored, name),
    isLeftOut,
  ])
  return Object.fromEntries(values.filter(([, value, isLeftOut]) => value || !isLeftOut)) as Shown<
    Described,
    Stored
  >
}
