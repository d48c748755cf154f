import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const JobState = z
  .object({
    name: z.string(),
    title: z.string(),
    isRunning: z.boolean(),
    nextRunAt: instant.nullable(),
    lastRunAt: instant.nullable(),
    lastFailure: z.string().nullable().meta({ description: 'The last error, until the job succeeds again' }),
  })
  .meta({ id: 'JobState' })
export type JobState = z.infer<typeof JobState>

const tag = 'Jobs'
export const listJobs = endpoint({
  method: 'get',
  path: '/api/admin/jobs',
  summary: 'List scheduled jobs',
  tag,
  staff: 'outbox',
  responses: { 200: z.array(JobState) },
})
export const runJob = endpoint({
  method: 'post',
  path: '/api/admin/jobs/:name/run',
  summary: 'Run a job now',
  tag,
  staff: 'outbox',
  params: z.object({ name: z.string().max(60) }),
  responses: { 200: z.object({ started: z.boolean() }) },
  refusals: [404],
})
