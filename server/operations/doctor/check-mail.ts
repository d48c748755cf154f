import { message } from '#domain/foundation/messages/message.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { and, eq, gt } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { describeLockedKeys } from '#server/foundation/secrets/describe-locked-keys.ts'
import type { Finding } from './finding.ts'

const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS

export async function checkMail({ config, db, now }: Context): Promise<Finding> {
  if (config.lockedKeys.includes('smtp')) return describeLockedKeys()
  if (!config.smtpUrl) return warning(message('doctor.noMail'), message('doctor.remedy.setMail'))
  const { verifySmtp } = await import('#server/foundation/mail/verify-smtp.ts')
  const refused = await verifySmtp(config.smtpUrl, config)
  if (refused)
    return problem(message('doctor.mailRefused', { message: refused }), message('doctor.remedy.checkSmtp'))
  const isRecent = gt(outbox.createdAt, new Date(now().getTime() - WEEK_MILLISECONDS))
  const count = await db.$count(outbox, and(eq(outbox.status, 'failed'), isRecent))
  if (count > 0) return warning(message('doctor.mailsFailed', { count }), message('doctor.remedy.openOutbox'))
  return passed(message('doctor.mailTaken'))
}
