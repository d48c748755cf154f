import { message } from '#domain/foundation/messages/message.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { passed, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { and, eq, gt } from '#server/foundation/database/drizzle.ts'
import { texts } from '#server/foundation/database/schema/all-tables.ts'
import { MESSAGES_PATH } from '#server/people/conversations/texts/twilio-addresses.ts'
import type { Finding } from './finding.ts'

const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Returns the check of text messages; undefined if the site sends none, which is not a problem. */
export function textCheck({ texts: transport }: Context): ((ctx: Context) => Promise<Finding>) | undefined {
  return transport && ((ctx) => checkTexts(ctx, transport))
}

/** Checks whether the provider accepts texts, can report replies, and whether carriers deliver them. */
async function checkTexts(
  { config, db, now }: Context,
  transport: NonNullable<Context['texts']>,
): Promise<Finding> {
  const refused = await transport.findProblem()
  if (refused !== undefined)
    return problem(message('texts.doctor.refused', { reason: refused }), message('texts.doctor.checkKeys'))
  if (!config.publicUrl?.startsWith('https://'))
    return warning(message('texts.doctor.unreachable'), message('texts.doctor.setPublicUrl'))
  const isRecent = gt(texts.createdAt, new Date(now().getTime() - WEEK_MILLISECONDS))
  const count = await db.$count(texts, and(eq(texts.status, 'failed'), isRecent))
  if (count > 0)
    return warning(message('texts.doctor.failed', { count }), message('texts.doctor.seeRegistration'))
  return passed(message('texts.doctor.fine', { url: config.publicUrl + MESSAGES_PATH }))
}
