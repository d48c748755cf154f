import type { Hono } from 'hono'
import * as contract from '#contract/people/threads.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { answerThread, fileThread } from './answer-thread.ts'
import { findThreads } from './find-threads.ts'
import { markThreadRead, readThread } from './read-thread.ts'
import { changeTextPrice, readTextCosts } from './text-costs.ts'
import { undoAnswer } from './undo-answer.ts'

export function threadEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listThreads, ({ ctx, query }) => findThreads(ctx, query))
  serve(app, contract.readThread, ({ ctx, params, admin }) => readThread(ctx, params.id, admin))
  serve(app, contract.answerThread, ({ ctx, params, body, admin }) =>
    answerThread(ctx, params.id, body, admin),
  )
  serve(app, contract.undoAnswer, ({ ctx, params, admin }) => undoAnswer(ctx, params.id, admin))
  serve(app, contract.markThreadRead, ({ ctx, params }) => markThreadRead(ctx, params.id))
  serve(app, contract.fileThread, ({ ctx, params, body, admin }) =>
    fileThread(ctx, params.id, body.customerId, admin),
  )
  serve(app, contract.readTextCosts, ({ ctx, query }) => readTextCosts(ctx, query.month))
  serve(app, contract.changeTextPrice, async ({ ctx, body }) => {
    await changeTextPrice(ctx, body.segmentPrice)
    return readTextCosts(ctx, undefined)
  })
}
