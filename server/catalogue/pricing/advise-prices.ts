import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Advice, Replay, ReplayedPrices } from '#contract/money/price-advice.ts'
import { showRule } from '#contract/money/read-price-list.ts'
import { adviceSentence } from '#domain/catalogue/pricing/advice/advice-sentence.ts'
import { type DraftRule, draftRule } from '#domain/catalogue/pricing/advice/draft-rule.ts'
import { type FoundPattern, findAdvice, getAdviceId } from '#domain/catalogue/pricing/advice/find-advice.ts'
import { isIn } from '#domain/catalogue/pricing/advice/find-days.ts'
import { replay } from '#domain/catalogue/pricing/advice/replay.ts'
import type { PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { inArray } from '#server/foundation/database/drizzle.ts'
import { addons, themes as themesTable } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { previewPricing } from './change-pricing.ts'
import { readPricing, type VersionedPricing } from './pricing-queries.ts'
import { readBooks } from './read-books.ts'
import { listSoldParties, type PricesByTheme, priceAgain, type SoldParty } from './sold-parties.ts'
import { themeColumns } from './theme-columns.ts'

type Sold = {
  readonly parties: readonly SoldParty[]
  readonly pricing: VersionedPricing
  readonly themes: PricesByTheme
}

/** Returns what the owner's own books tell her to try, each with a rule that is off; nothing on a new site. */
export async function advisePrices(ctx: Context, language: Language): Promise<Advice[]> {
  const { books, from, to } = await readBooks(ctx)
  const [pricing, themes, parties] = await Promise.all([
    readPricing(ctx.db),
    readThemePrices(ctx.db),
    listSoldParties(ctx.db, { from, to }),
  ])
  const findings = findAdvice(books)
  const names = await readAddonNames(ctx, findings)
  const [text, spanish, english] = [textIn(language), textIn('es'), textIn('en')]
  return findings.flatMap((finding): Advice[] => {
    const touched = { pricing, themes, parties: parties.filter((party) => isTouched(finding, party)) }
    const addonNames = finding.kind === 'together' ? finding.addonIds.map((id) => names.get(id) ?? '') : []
    const rule = draftRule(
      finding,
      { eachCents: getEachCents(touched.parties), addonNames },
      { text: english, spanish },
    )
    if (isListed(rule, pricing.rules)) return []
    const earnedCents = getEarned(rule, touched)
    const { id: _, ...draft } = showRule({ ...rule, id: 0 })
    return [
      {
        id: getAdviceId(finding),
        sentence: adviceSentence(finding, { rule, earnedCents, addonNames }, text),
        evidence: {
          kind: finding.kind,
          from,
          to,
          ...getCounts(finding),
          earnedAmount: toDecimal(earnedCents),
        },
        rule: { ...draft, enabled: false },
      },
    ]
  })
}

/** Returns what the same parties would have earned more under the list with this rule; less if it is negative. */
function getEarned(rule: DraftRule, { parties, pricing, themes }: Sold): number {
  const id = Math.max(0, ...pricing.rules.map((known) => known.id)) + 1
  const rules = [...pricing.rules, { ...rule, id, enabled: true }]
  const price = (settings: VersionedPricing) => replay(priceAgain(parties, settings, themes)).replayedCents
  return price({ ...pricing, rules }) - price(pricing)
}

function isTouched(finding: FoundPattern, { bookingDate, numberOfTeepees }: SoldParty): boolean {
  if (finding.kind === 'size') return numberOfTeepees === finding.teepees
  return finding.kind !== 'together' && isIn(bookingDate, finding.group)
}

function getEachCents(parties: readonly SoldParty[]): number {
  const teepees = parties.reduce((sum, party) => sum + party.numberOfTeepees, 0)
  const cents = parties.reduce((sum, party) => sum + party.soldCents, 0)
  return teepees === 0 ? 0 : cents / teepees
}

/** Advice that was followed, or is in the list as a draft, is not given again. */
function isListed({ when, change }: DraftRule, rules: readonly PriceRule[]): boolean {
  return rules.some(
    (rule) => isDeepStrictEqual(rule.when, when) && rule.change.amount < 0 === change.amount < 0,
  )
}

function getCounts(finding: FoundPattern) {
  if (finding.kind === 'size') {
    const { teepees, parties, below, above } = finding
    return { cases: parties, of: parties + below + above, teepees }
  }
  if (finding.kind === 'together') return { cases: finding.together, of: finding.either }
  const { share, others } = finding
  return { ...share, otherCases: others.cases, otherOf: others.of }
}

async function readAddonNames(ctx: Context, findings: readonly FoundPattern[]): Promise<Map<number, string>> {
  const ids = findings.flatMap((finding) => (finding.kind === 'together' ? finding.addonIds : []))
  if (ids.length === 0) return new Map()
  const { id, name } = addons
  const rows = await ctx.db.select({ id, name }).from(addons).where(inArray(id, ids))
  return new Map(rows.map((addon) => [addon.id, addon.name]))
}

type Tried = z.output<typeof ReplayedPrices>

/** Returns what the bookings of a period would have earned under other prices. */
export async function replayPrices(
  ctx: Context,
  { themes: changed = [], from, to, ...prices }: Tried,
): Promise<Replay | DetailedRefusal> {
  const [settings, themes, parties] = await Promise.all([
    previewPricing(ctx.db, prices),
    readThemePrices(ctx.db),
    listSoldParties(ctx.db, { from, to }),
  ])
  if (isRefusal(settings)) return settings
  const unknown = changed.findIndex(({ id }) => !themes.has(id))
  if (unknown !== -1) return { ...refuse('invalid', 'priceList.themeGone'), field: `themes.${unknown}.id` }
  const tried = new Map(themes)
  for (const { id, ...change } of changed) {
    const theme = themes.get(id)
    if (theme) tried.set(id, { ...theme, ...themeColumns(change) })
  }
  const { bookings, soldCents, replayedCents, differences } = replay(priceAgain(parties, settings, tried))
  return {
    bookings,
    soldAmount: toDecimal(soldCents),
    replayedAmount: toDecimal(replayedCents),
    differences: differences.map((one) => ({
      bookingId: one.id,
      sold: toDecimal(one.soldCents),
      replayed: toDecimal(one.replayedCents),
    })),
  }
}

async function readThemePrices(db: Queryable): Promise<PricesByTheme> {
  const { id, name, pricePerTeepeeCents, packages, eachFurtherCents } = themesTable
  const rows = await db
    .select({ id, name, pricePerTeepeeCents, packages, eachFurtherCents })
    .from(themesTable)
  return new Map(rows.map((theme) => [theme.id, theme]))
}
