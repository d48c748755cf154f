import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq, inArray } from '#server/foundation/database/drizzle.ts'
import { addons, questions, themes } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import type { StaffKind } from '#server/foundation/staff-records/staff-changes.ts'
import { questionResponse } from './question-queries.ts'

type QuestionRow = typeof questions.$inferSelect

export const QUESTION = {
  table: questions,
  subject: 'question',
  toFacts: (question) => ({ kind: 'text', text: String(question.label) }),
  what: 'question',
  find: async ({ db }, id) =>
    (await db.select().from(questions).where(eq(questions.id, id))).map(questionResponse)[0],
  isShownToVisitors: true,
  gone: refuse('not_found', 'questions.gone'),
  getRefusal: (after) => optionsRefusal(after as QuestionRow),
  hold: (tx, after, before) => unknownIds(tx, after, before),
} satisfies StaffKind

function optionsRefusal({ kind, options }: QuestionRow): DetailedRefusal | undefined {
  if (kind !== 'choice' || (options && options.length > 0)) return undefined
  return { ...refuse('invalid', 'questions.optionsNeeded'), field: 'options' }
}

/** Refuses ids that are newly named and do not exist. */
async function unknownIds(
  tx: Transaction,
  after: Partial<QuestionRow>,
  before: Partial<QuestionRow> = {},
): Promise<Refusal | undefined> {
  for (const [field, table] of [
    ['themeIds', themes],
    ['addonIds', addons],
  ] as const) {
    const ids = [...new Set(after[field] ?? [])].filter((id) => !before[field]?.includes(id))
    if (ids.length === 0) continue
    const found = await tx.$count(table, inArray(table.id, ids))
    const refusal = refuse(
      'invalid',
      field === 'themeIds' ? 'questions.unknownTheme' : 'questions.unknownAddon',
    )
    if (found < ids.length) return { ...refusal, field } as DetailedRefusal
  }
  return undefined
}

/** Options belong to choices alone. */
export function questionColumns<T extends { kind?: string | undefined }>(entered: T) {
  return entered.kind === undefined || entered.kind === 'choice' ? entered : { ...entered, options: null }
}
