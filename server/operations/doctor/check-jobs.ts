import { message } from '#domain/foundation/messages/message.ts'
import { passed, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import type { Finding } from './finding.ts'

export async function checkJobs({ jobs }: Context): Promise<Finding> {
  const all = await jobs.overview()
  if (all.length === 0) return passed(message('doctor.jobsUnknown'))
  const failed = all.filter(({ lastFailure }) => lastFailure !== null)
  const [first] = failed
  if (!first) return passed(message('doctor.jobsFine'))
  return warning(
    message('doctor.jobFailed', {
      title: first.title,
      failure: first.lastFailure ?? '',
      others: failed.length - 1,
    }),
    message('doctor.remedy.retryJob'),
  )
}
