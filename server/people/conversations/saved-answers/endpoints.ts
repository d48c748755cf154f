import * as contract from '#contract/people/saved-answers.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { isDuplicate } from '#server/foundation/database/constraint.ts'
import { asc, eq, getTableColumns } from '#server/foundation/database/drizzle.ts'
import { savedAnswers } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'

const GONE = refuse('not_found', 'threads.savedAnswerGone')
const NAME_TAKEN = { ...refuse('conflict', 'threads.savedAnswerExists'), field: 'name' }

const { createdAt: _, ...COLUMNS } = getTableColumns(savedAnswers)

export const savedAnswerEndpoints = endpoints((serve) => {
  serve(contract.listSavedAnswers, ({ ctx }) =>
    ctx.db.select(COLUMNS).from(savedAnswers).orderBy(asc(savedAnswers.name)),
  )
  serve(contract.createSavedAnswer, ({ ctx, body }) =>
    oneNamed(ctx.db.insert(savedAnswers).values(body).returning(COLUMNS)),
  )
  serve(contract.changeSavedAnswer, ({ ctx, params, body }) =>
    oneNamed(ctx.db.update(savedAnswers).set(body).where(eq(savedAnswers.id, params.id)).returning(COLUMNS)),
  )
  serve(contract.deleteSavedAnswer, async ({ ctx, params }) => {
    const [gone] = await ctx.db.delete(savedAnswers).where(eq(savedAnswers.id, params.id)).returning()
    return gone ? null : GONE
  })
})

async function oneNamed(written: PromiseLike<contract.SavedAnswer[]>) {
  try {
    const [answer] = await written
    return answer ?? GONE
  } catch (error) {
    if (isDuplicate(error)) return NAME_TAKEN
    throw error
  }
}
