import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant } from '../wire/fields.ts'

export const JobState = namedObject('JobState', {
  name: z.string(),
  title: z.string(),
  isRunning: z.boolean(),
  nextRunAt: instant.nullable(),
  lastRunAt: instant.nullable(),
  lastFailure: z.string().nullable().describe('The last error, until the job succeeds again'),
})
export type JobState = z.infer<typeof JobState>

const staff = describeCalls({ tag: 'Jobs', staff: 'outbox' })
export const listJobs = staff.get('/api/admin/jobs', 'List scheduled jobs', {
  inStaffLanguage: true,
  returns: z.array(JobState),
})
export const runJob = staff.post('/api/admin/jobs/:name/run', 'Run a job now', {
  params: { name: z.string().max(60) },
  returns: z.object({ started: z.boolean() }),
})
