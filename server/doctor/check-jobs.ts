import type { Context } from '#server/context.ts'
import { fine, type Result, warning } from './finding.ts'

export async function checkJobs({ jobs }: Context): Promise<Result> {
  const all = await jobs.overview()
  if (all.length === 0) return fine('Only a running server knows: its System tab shows it.')
  const failed = all.filter(({ lastFailure }) => lastFailure !== null)
  const [first] = failed
  if (!first) return fine('No job has failed.')
  const others = failed.length > 1 ? `, and ${failed.length - 1} more` : ''
  return warning(
    `"${first.title}" failed: ${first.lastFailure}${others}.`,
    'The Outbox shows it under Jobs; "Retry" does it at once.',
  )
}
