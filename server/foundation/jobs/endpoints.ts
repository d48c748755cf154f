import * as contract from '#contract/operations/jobs.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'

export const jobEndpoints = endpoints((serve) => {
  serve(contract.listJobs, async ({ ctx, language }) =>
    (await ctx.jobs.overview()).map(({ title, nextRunAt, lastRunAt, ...job }) => ({
      ...job,
      title: textIn(language)(title),
      nextRunAt: nextRunAt?.toISOString() ?? null,
      lastRunAt: lastRunAt?.toISOString() ?? null,
    })),
  )

  serve(contract.runJob, async ({ ctx, params }) =>
    (await ctx.jobs.runNow(params.name)) ? { started: true } : refuse('not_found', 'jobs.unknown'),
  )
})
