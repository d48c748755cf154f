import type { FollowUps, FollowUpsChange } from '#contract/people/follow-ups.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import {
  describeFollowUp,
  FOLLOW_UP_KINDS,
  type FollowUpKind,
} from '#domain/people/follow-ups/follow-up-kinds.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { followUpSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { changeOwnText } from '#server/people/mail-texts/change-own-text.ts'
import { getFieldNames } from '#server/people/mail-texts/field-names.ts'
import { readWholeTexts } from '#server/people/mail-texts/save-mail-texts.ts'
import { MAIL_KINDS } from './mail-follow-up.ts'
import { readFollowUpSettings, type StoredSetting } from './read-settings.ts'

type Change = NonNullable<FollowUpsChange[FollowUpKind]>

/** Returns the settings and texts of each kind. */
export async function describeFollowUps(db: Queryable): Promise<FollowUps> {
  const settings = await readFollowUpSettings(db)
  const described: [FollowUpKind, FollowUps[FollowUpKind]][] = []
  for (const kind of FOLLOW_UP_KINDS) {
    const { enabled, delayHours, googleReviewUrl } = settings[kind]
    const mail = MAIL_KINDS[kind]
    described.push([
      kind,
      {
        enabled,
        delayHours,
        isAdvertising: describeFollowUp(kind).isAdvertising,
        mail,
        fields: getFieldNames(mail),
        texts: await readWholeTexts(db, mail),
        ...(kind === 'review' && { googleReviewUrl }),
      },
    ])
  }
  return Object.fromEntries(described) as FollowUps
}

/** Changes the named settings of each kind, all or nothing. */
export async function changeFollowUps(
  ctx: Context,
  changes: FollowUpsChange,
  admin: Admin,
): Promise<FollowUps | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const settings = await readFollowUpSettings(tx)
    for (const kind of FOLLOW_UP_KINDS) {
      const change = changes[kind]
      const refusal = change && (await changeKind(tx, ctx, { kind, before: settings[kind], admin }, change))
      if (refusal) return refusal
    }
    return describeFollowUps(tx)
  })
}

type Changed = { readonly kind: FollowUpKind; readonly before: StoredSetting; readonly admin: Admin }

async function changeKind(
  tx: Transaction,
  ctx: Context,
  { kind, before, admin }: Changed,
  { texts, ...setting }: Change,
): Promise<DetailedRefusal | undefined> {
  const refusal = checkSetting(kind, setting)
  if (refusal) return refusal
  await storeSetting(tx, kind, setting)
  for (const language of LANGUAGES) {
    const words = texts?.[language]
    const stored =
      words && (await changeOwnText(tx, { kind: MAIL_KINDS[kind], language, at: ctx.now() }, words))
    if (isRefusal(stored)) return inPlace(stored, `${kind}.texts.${language}`)
  }
  const { enabled: isSent, ...rest } = setting
  const changes = getChanges({ ...before, isSent: before.enabled }, { ...rest, isSent })
  const changesTexts = texts !== undefined
  if (changes.length === 0 && !changesTexts) return undefined
  await recordEvent(tx, {
    kind: 'mail.follow-ups-changed',
    actor: admin.username,
    facts: changes.length > 0 ? { kind: 'changes', changes, of: kind } : { kind: 'text', text: kind },
  })
  return undefined
}

function inPlace(refusal: DetailedRefusal, place: string): DetailedRefusal {
  return { ...refusal, field: refusal.field ? `${place}.${refusal.field}` : place }
}

function checkSetting(
  kind: FollowUpKind,
  { delayHours, googleReviewUrl }: Omit<Change, 'texts'>,
): DetailedRefusal | undefined {
  const { least, most } = describeFollowUp(kind).delayHours
  if (delayHours !== undefined && (delayHours < least || delayHours > most))
    return {
      ...refuse('invalid', 'admin.followUps.hoursBetween', { least, most }),
      field: `${kind}.delayHours`,
    }
  if (googleReviewUrl !== undefined && kind !== 'review')
    return { ...refuse('invalid', 'followUps.onlyReview'), field: `${kind}.googleReviewUrl` }
  return undefined
}

/** A default is stored as null, so that it follows later versions of the program. */
async function storeSetting(
  tx: Transaction,
  kind: FollowUpKind,
  change: Omit<Change, 'texts'>,
): Promise<void> {
  const { isOnAtFirst, delayHours: hours } = describeFollowUp(kind)
  const set = {
    ...(change.enabled !== undefined && { enabled: change.enabled === isOnAtFirst ? null : change.enabled }),
    ...(change.delayHours !== undefined && {
      delayHours: change.delayHours === hours.usual ? null : change.delayHours,
    }),
    ...(change.googleReviewUrl !== undefined && { googleReviewUrl: change.googleReviewUrl }),
  }
  if (Object.keys(set).length === 0) return
  await tx
    .insert(followUpSettings)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: followUpSettings.kind, set })
}
