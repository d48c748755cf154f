import type { Hono } from 'hono'
import * as contract from '#contract/operations/jobs.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'

export function jobEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listJobs, async ({ ctx, language }) =>
    (await ctx.jobs.overview()).map(({ title, nextRunAt, lastRunAt, ...job }) => ({
      ...job,
      title: textIn(language)(title),
      nextRunAt: nextRunAt?.toISOString() ?? null,
      lastRunAt: lastRunAt?.toISOString() ?? null,
    })),
  )

  serve(app, contract.runJob, async ({ ctx, params }) =>
    (await ctx.jobs.runNow(params.name)) ? { started: true } : refuse('not_found', message('jobs.unknown')),
  )
}
