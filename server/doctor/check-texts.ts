import type { MessageId, ValuesOf } from '#domain/messages/message.ts'
import { DAY_MILLISECONDS } from '#domain/time/durations.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { fine, problem, warning } from '#platform/doctor.ts'
import type { Context } from '#server/context.ts'
import { and, count, eq, gt } from '#server/database/drizzle.ts'
import { texts } from '#server/database/schema/all-tables.ts'
import { MESSAGES_PATH } from '#server/texts/twilio-addresses.ts'
import type { Found } from './finding.ts'

const WEEK_MILLISECONDS = 7 * DAY_MILLISECONDS

/** Returns the check of texts; undefined where the site sends none, which is no fault. */
export function textCheck({ texts: transport }: Context): ((ctx: Context) => Promise<Found>) | undefined {
  return transport && ((ctx) => checkTexts(ctx, transport))
}

/** Whether the provider takes texts, can report what families write, and whether carriers let them through. */
async function checkTexts(
  { config, db, now }: Context,
  transport: NonNullable<Context['texts']>,
): Promise<Found> {
  const refused = await transport.findProblem()
  if (refused !== undefined)
    return problem(inBoth('texts.doctor.refused', { reason: refused }), inBoth('texts.doctor.checkKeys'))
  if (!config.publicUrl?.startsWith('https://'))
    return warning(inBoth('texts.doctor.unreachable'), inBoth('texts.doctor.setPublicUrl'))
  const isRecent = gt(texts.createdAt, new Date(now().getTime() - WEEK_MILLISECONDS))
  const [failed] = await db
    .select({ count: count() })
    .from(texts)
    .where(and(eq(texts.status, 'failed'), isRecent))
  if (failed && failed.count > 0)
    return warning(
      inBoth('texts.doctor.failed', { count: failed.count }),
      inBoth('texts.doctor.seeRegistration'),
    )
  return fine(inBoth('texts.doctor.fine', { url: config.publicUrl + MESSAGES_PATH }))
}

function inBoth<Id extends MessageId>(id: Id, ...values: ValuesOf<Id>) {
  return { en: textIn('en')(id, ...values), es: textIn('es')(id, ...values) }
}
