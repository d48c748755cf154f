import type { Context } from '#server/context.ts'
import { and, count, eq, gt } from '#server/database/drizzle.ts'
import { outbox } from '#server/database/schema/all-tables.ts'
import { fine, problem, type Result, warning } from './finding.ts'

const WEEK_MILLISECONDS = 7 * 86_400_000

export async function checkMail({ config, db, now }: Context): Promise<Result> {
  if (!config.smtpUrl)
    return warning('Mails are kept in the Outbox and reach nobody.', 'Set SMTP_URL and MAIL_FROM.')
  const { verifySmtp } = await import('#server/mail/verify-smtp.ts')
  const refused = await verifySmtp(config.smtpUrl)
  if (refused)
    return problem(
      `The mail server does not take mail: ${refused}`,
      'Check SMTP_URL: address, port, user and password.',
    )
  const isRecent = gt(outbox.createdAt, new Date(now().getTime() - WEEK_MILLISECONDS))
  const [failed] = await db
    .select({ count: count() })
    .from(outbox)
    .where(and(eq(outbox.status, 'failed'), isRecent))
  if (failed && failed.count > 0)
    return warning(
      `${failed.count} mails of the last seven days failed.`,
      'Open the Outbox: each says why, and can be sent again.',
    )
  return fine('The mail server takes mail.')
}
