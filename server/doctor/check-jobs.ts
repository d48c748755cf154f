import { fine, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Found } from './finding.ts'
import { FOUND } from './finding-sentences.ts'
import { REMEDIES } from './remedies.ts'

export async function checkJobs({ jobs }: Context): Promise<Found> {
  const all = await jobs.overview()
  if (all.length === 0) return fine(FOUND.jobsUnknown())
  const failed = all.filter(({ lastFailure }) => lastFailure !== null)
  const [first] = failed
  if (!first) return fine(FOUND.jobsFine())
  return warning(FOUND.jobFailed(first.title, first.lastFailure ?? '', failed.length - 1), REMEDIES.retryJob)
}
