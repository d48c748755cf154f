import { isDeepStrictEqual } from 'node:util'
import type { RuleInput } from '#contract/money/price-list.ts'
import type { Pricing } from '#contract/money/pricing.ts'
import type { PricingChange } from '#contract/money/pricing-change.ts'
import { readDeposit, readRule } from '#contract/money/read-price-list.ts'
import type { ChangedField } from '#contract/operations/audit-facts.ts'
import { USUAL_RESCHEDULE } from '#domain/booking/changes/reschedule.ts'
import { type PriceRule, RULES_MOST } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { PRICING_PARTS, type PricingSettings } from '#domain/catalogue/pricing/pricing-settings.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { withoutUndefined } from '#domain/foundation/values/without-undefined.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { pricingSettings, themes } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { undoChanges } from '#server/foundation/events/undo-changes.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { recordPolicy } from './policy-versions.ts'
import { pricingResponse, readPricing, type VersionedPricing } from './pricing-queries.ts'
import { findZipArea } from './zip-areas.ts'

type Change = Omit<PricingChange, 'version'>

/** Changes what future bookings cost; existing ones keep the terms they were made under. */
export async function changePricing(
  ctx: Context,
  { version, ...change }: PricingChange,
  admin: Admin,
): Promise<Pricing | Refusal> {
  return save(ctx, { version, admin }, (before) => merge(before, change))
}

/** Returns the settings as a change would leave them, without saving anything. */
export async function previewPricing(
  db: Queryable,
  { version: _, ...change }: PricingChange,
): Promise<PricingSettings | Refusal> {
  const before = await readPricing(db)
  const settings = merge(before, change)
  return settingsRefusal(settings) ?? (await unknownTheme(db, settings, before)) ?? settings
}

/** Undoes changes to the settings, as stored in the audit log. */
export async function restorePricing(
  ctx: Context,
  changes: readonly ChangedField[],
  admin: Admin,
): Promise<null | Refusal> {
  const saved = await save(ctx, { version: undefined, admin }, (before) => ({
    ...before,
    ...undoChanges(before, changes),
  }))
  return isRefusal(saved) ? saved : null
}

async function save(
  ctx: Context,
  { version, admin }: { readonly version: number | undefined; readonly admin: Admin },
  settingsAfter: (before: VersionedPricing) => PricingSettings,
): Promise<Pricing | Refusal> {
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    // The row may not exist yet, so concurrent changes can only wait for an advisory lock.
    await lockFor(tx, LOCKS.pricing)
    const before = await readPricing(tx)
    const newer = newerVersion('prices', before.version, version)
    if (newer) return newer
    const settings = settingsAfter(before)
    const refusal = settingsRefusal(settings) ?? (await unknownTheme(tx, settings, before))
    if (refusal) return refusal
    const values = {
      ...settings,
      longestStay: Math.max(before.longestStay, settings.nights.most),
      version: before.version + 1,
      updatedAt: ctx.now(),
    }
    await recordPolicy(tx, settings.policy, { appliesFrom: values.updatedAt, setBy: admin.username })
    await tx
      .insert(pricingSettings)
      .values(values)
      .onConflictDoUpdate({ target: pricingSettings.id, set: values })
    const facts = { kind: 'changes', changes: getChanges(before, settings) } as const
    await recordEvent(tx, { kind: 'settings.prices-changed', actor: admin.username, facts })
    return values
  })
  if (isRefusal(saved)) return saved
  await ctx.publicDataChanged()
  return pricingResponse(saved)
}

/** Missing values stay unchanged. */
function merge(
  before: VersionedPricing,
  { rules, policy: { deposit, fullPaymentDays, reschedule, ...policy } = {}, ...change }: Change,
): PricingSettings {
  const { feeCents, ...limits } = {
    ...USUAL_RESCHEDULE,
    ...before.policy.reschedule,
    ...withoutUndefined(reschedule ?? {}),
  }
  const moves = { ...limits, ...(feeCents && { feeCents }) }
  return {
    ...replaceParts(before, change),
    policy: {
      ...before.policy,
      ...withoutUndefined(policy),
      reschedule: isDeepStrictEqual(moves, USUAL_RESCHEDULE) ? undefined : moves,
      deposit: deposit === undefined ? before.policy.deposit : deposit ? readDeposit(deposit) : undefined,
      fullPaymentDays:
        (fullPaymentDays === undefined ? before.policy.fullPaymentDays : fullPaymentDays) ?? undefined,
    },
    rules: rules ? identify(rules, before) : before.rules,
  }
}

/** Replaces lists, and the given values of parts. */
function replaceParts(before: VersionedPricing, change: object): PricingSettings {
  const parts = PRICING_PARTS.map((part) => {
    const [was, is] = [before[part], Reflect.get(change, part) ?? {}]
    return [part, Array.isArray(was) ? (Array.isArray(is) ? is : was) : { ...was, ...withoutUndefined(is) }]
  })
  return Object.fromEntries(parts)
}

/** Gives new rules an id that no rule ever had: bookings keep rules that are deleted. */
function identify(rules: readonly RuleInput[], { rules: before, version }: VersionedPricing): PriceRule[] {
  const known = [...rules, ...before].map(({ id = 0 }) => id)
  const first = Math.max(version * RULES_MOST, ...known) + 1
  return rules.map((rule, index) => readRule({ ...rule, id: rule.id ?? first + index }))
}

function settingsRefusal({ delivery, policy }: PricingSettings): DetailedRefusal | undefined {
  if (delivery.depotZip !== null && !findZipArea(delivery.depotZip))
    return {
      ...refuse('invalid', 'pricing.notInFlorida', { zip: delivery.depotZip }),
      field: 'delivery.depotZip',
    }
  if (delivery.enabled && delivery.depotZip === null && Object.keys(delivery.zipFees).length === 0)
    return { ...refuse('invalid', 'pricing.depotNeeded'), field: 'delivery.depotZip' }
  if (policy.depositPercent === 0)
    return { ...refuse('invalid', 'pricing.depositAboveZero'), field: 'policy.depositPercent' }
  return undefined
}

/** Refuses a rule for a theme that does not exist, unless it was in the list before its theme was deleted. */
async function unknownTheme(
  tx: Queryable,
  { rules }: PricingSettings,
  before: PricingSettings,
): Promise<DetailedRefusal | undefined> {
  if (!rules.some(({ themeIds }) => themeIds)) return undefined
  const offered = await tx.select({ id: themes.id }).from(themes)
  const listed = before.rules.flatMap(({ themeIds = [] }) => themeIds)
  const known = new Set([...offered.map(({ id }) => id), ...listed])
  const index = rules.findIndex(({ themeIds = [] }) => themeIds.some((id) => !known.has(id)))
  if (index === -1) return undefined
  return { ...refuse('invalid', 'priceList.themeGone'), field: `rules.${index}.themeIds` }
}
