import type { Setup, SetupStep } from '#contract/operations/setup.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/site/new-site.ts'
import { currentTermsVersion } from '#server/booking/terms-of-service/terms-queries.ts'
import { readWork } from '#server/calendar/availability/read-work.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { readTrial } from '#server/family/trial/read-trial.ts'
import { and, eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { readSettings, type SettingsRow } from '#server/foundation/database/read-settings.ts'
import { bookings, events, payments } from '#server/foundation/database/schema/all-tables.ts'
import { TEST_PAYMENTS } from '#server/money/payments/providers/test-payments/test-payments.ts'
import { checkMail } from '#server/operations/doctor/check-mail.ts'
import { checkPayments } from '#server/operations/doctor/check-payments.ts'
import { type Check, runDoctorCheck } from '#server/operations/doctor/examine.ts'

const LINKS: Readonly<Record<SetupStep, string>> = {
  who: '/admin/settings/contact',
  look: '/admin/settings/look',
  themes: '/admin/themes',
  prices: '/admin/settings/prices',
  days: '/admin/settings/capacity',
  cards: '/admin/settings/keys',
  mail: '/admin/settings/keys',
  terms: '/admin/settings/terms',
  try: '/booking',
  open: '/admin/settings/look',
}

type Found = {
  readonly id: SetupStep
  readonly done: boolean
  readonly sentence: Message | readonly Message[]
}

/** Returns what a new site still needs, in the order in which it is best done. */
export async function readSetup(ctx: Context, language: Language): Promise<Setup> {
  const { db } = ctx
  const [settings, pricing, work, terms, themesTouched, trial, cards, mail] = await Promise.all([
    readSettings(db),
    readPricing(db),
    readWork(db),
    currentTermsVersion(db),
    hasChanged(ctx, 'theme'),
    checkTrial(ctx),
    checked('cards', ctx, checkPayments, ({ payments }) => payments.name !== TEST_PAYMENTS.name),
    checked('mail', ctx, checkMail, ({ config }) => config.smtpUrl !== undefined),
  ])
  const isOpen = !settings.showSampleContent
  const found = [
    toFound('who', hasContact(settings)),
    keepable('look', { isChanged: isDressed(settings), isOpen }),
    keepable('themes', { isChanged: themesTouched, isOpen }),
    toFound('prices', pricing.version > 0),
    keepable('days', { isChanged: work.version > 0 || isLimited(settings), isOpen }),
    cards,
    mail,
    toFound('terms', terms !== undefined),
    trial,
    checkOpening(ctx, isOpen),
  ]
  return {
    done: found.every(({ done }) => done),
    steps: found.map(({ id, done, sentence }) => ({
      id,
      done,
      sentence: textIn(language)(sentence),
      link: LINKS[id],
    })),
  }
}

function toFound(id: Exclude<SetupStep, 'cards' | 'mail'>, done: boolean): Found {
  return { id, done, sentence: message(`setup.${id}.${done ? 'done' : 'open'}`) }
}

function checkOpening({ config }: Context, isOpen: boolean): Found {
  const found = toFound('open', isOpen)
  if (!isOpen || config.publicUrl) return found
  return { ...found, sentence: [message('setup.open.done'), message('setup.open.noAddress')] }
}

/** What a new site comes with may stay: opening the site means keeping what was not changed. */
function keepable(
  id: 'look' | 'themes' | 'days',
  { isChanged, isOpen }: { readonly isChanged: boolean; readonly isOpen: boolean },
): Found {
  return isOpen && !isChanged ? { id, done: true, sentence: message('setup.kept') } : toFound(id, isChanged)
}

/** Has the doctor check keys once there are any. Warnings do not keep a step from being done. */
async function checked(
  id: 'cards' | 'mail',
  ctx: Context,
  check: Check,
  isSet: (ctx: Context) => boolean,
): Promise<Found> {
  if (!isSet(ctx)) return { id, done: false, sentence: message(`setup.${id}.open`) }
  const { state, sentence, remedy } = await runDoctorCheck(check, ctx)
  const done = state !== 'problem'
  return { id, done, sentence: done || !remedy ? sentence : [sentence, remedy] }
}

function hasContact({ contactInfo }: SettingsRow): boolean {
  const { address, phone, email } = contactInfo
  return (
    address !== NEW_CONTACT_INFO.address &&
    phone !== NEW_CONTACT_INFO.phone &&
    email !== NEW_CONTACT_INFO.email
  )
}

function isDressed(settings: SettingsRow): boolean {
  return (['siteTitle', 'siteLogo', 'heroImage', 'primaryColor', 'secondaryColor'] as const).some(
    (name) => settings[name] !== NEW_SITE[name],
  )
}

/** The limits of a new site are a guess; changing one of them shows that the owner has looked at them. */
function isLimited({
  maxPartiesPerDay,
  teepeeStock,
  turnaroundDays,
  minimumNoticeDays,
}: SettingsRow): boolean {
  return maxPartiesPerDay !== 4 || teepeeStock !== 24 || turnaroundDays !== 1 || minimumNoticeDays !== 0
}

async function hasChanged({ db }: Context, subject: 'theme'): Promise<boolean> {
  const [row] = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(eq(events.subject, subject), inArray(events.action, ['created', 'changed', 'updated', 'deleted'])),
    )
    .limit(1)
  return row !== undefined
}

async function checkTrial(ctx: Context): Promise<Found> {
  const { isPossible, bookingIds } = await readTrial(ctx)
  if (bookingIds.length > 0)
    return { id: 'try', done: false, sentence: message('setup.try.booked', { count: bookingIds.length }) }
  if (await hasTried(ctx)) return toFound('try', true)
  return isPossible
    ? toFound('try', false)
    : { id: 'try', done: false, sentence: message('trial.cardsAreCharged') }
}

/** Somebody has booked and paid: a family, or the owner in a trial that has since been removed. */
async function hasTried({ db }: Context): Promise<boolean> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(payments, eq(payments.bookingId, bookings.id))
    .limit(1)
  if (row) return true
  const isTrial = sql`${events.facts}->>'kind' = 'removed-trial'`
  return (await db.$count(events, isTrial)) > 0
}
