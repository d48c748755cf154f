import * as contract from '#contract/people/threads.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { answerThread, fileThread } from './answer-thread.ts'
import { findThreads } from './find-threads.ts'
import { markThreadRead, readThread } from './read-thread.ts'
import { changeTextPrice, readTextCosts } from './text-costs.ts'
import { undoAnswer } from './undo-answer.ts'

export const threadEndpoints = endpoints((serve) => {
  serve(contract.listThreads, ({ ctx, query }) => findThreads(ctx, query))
  serve(contract.readThread, ({ ctx, params, admin }) => readThread(ctx, params.id, admin))
  serve(contract.answerThread, ({ ctx, params, body, admin }) => answerThread(ctx, params.id, body, admin))
  serve(contract.undoAnswer, ({ ctx, params, admin }) => undoAnswer(ctx, params.id, admin))
  serve(contract.markThreadRead, ({ ctx, params }) => markThreadRead(ctx, params.id))
  serve(contract.fileThread, ({ ctx, params, body, admin }) =>
    fileThread(ctx, params.id, body.customerId, admin),
  )
  serve(contract.readTextCosts, ({ ctx, query }) => readTextCosts(ctx, query.month))
  serve(contract.changeTextPrice, async ({ ctx, body }) => {
    await changeTextPrice(ctx, body.segmentPrice)
    return readTextCosts(ctx, undefined)
  })
})
