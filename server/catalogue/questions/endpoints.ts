import * as contract from '#contract/catalogue/questions.ts'
import { isAskedAbout } from '#domain/catalogue/questions/question.ts'
import { reorder } from '#server/catalogue/items/reorder.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { staffCalls } from '#server/foundation/staff-records/staff-changes.ts'
import { QUESTION, questionColumns } from './question-kind.ts'
import { askedQuestion, questionResponse, readQuestions } from './question-queries.ts'

const question = staffCalls(QUESTION, questionColumns)

export const questionEndpoints = endpoints((serve) => {
  serve(contract.listAskedQuestions, async ({ ctx, query, language }) => {
    const { themeId, addonIds } = query
    const isAboutOrder = themeId !== undefined || addonIds !== undefined
    const order = { themeId: themeId ?? null, addonIds: addonIds ?? [] }
    return (await readQuestions(ctx.db))
      .filter(({ askedBy, active }) => askedBy === 'wizard' && active)
      .filter((one) => !isAboutOrder || isAskedAbout(one, order))
      .map((one) => askedQuestion(language, one))
  })
  serve(contract.listQuestions, async ({ ctx }) => (await readQuestions(ctx.db)).map(questionResponse))
  serve(contract.createQuestion, question.create)
  serve(contract.reorderQuestions, async ({ ctx, body, admin }) => {
    const refusal = await reorder(ctx, QUESTION, body, admin)
    return refusal ?? (await readQuestions(ctx.db)).map(questionResponse)
  })
  serve(contract.changeQuestion, question.change)
  serve(contract.deleteQuestion, question.remove)
})
