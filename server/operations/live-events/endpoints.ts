import { endEditing, publishEditing as keepEditing } from '#contract/operations/editing.ts'
import { streamEvents } from '#contract/operations/staff-events.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { EventStream } from './event-stream.ts'
import { findPublicId } from './find-public-id.ts'
import { publishEditing } from './publish-editing.ts'
import { takeStreamSlot } from './stream-slots.ts'

export const eventEndpoints = endpoints((serve) => {
  serve(streamEvents, async ({ ctx, admin, c }) => {
    const place = await takeStreamSlot(ctx.db, admin.userId)
    if (typeof place !== 'string') return place
    const session = await findPublicId(ctx, admin.sessionHash)
    const stream = new EventStream(ctx, {
      admin,
      place,
      session,
      lastEventId: c.req.header('last-event-id'),
      isSignedIn: () => isStillSignedIn(ctx, admin, c),
    })
    return c.body(stream.body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that buffers responses would hold back events.
      'X-Accel-Buffering': 'no',
    })
  })

  serve(keepEditing, ({ ctx, params, admin }) => publishEditing(ctx, params.id, { admin, change: 'changed' }))
  serve(endEditing, ({ ctx, params, admin }) => publishEditing(ctx, params.id, { admin, change: 'deleted' }))
})

/** An open stream does not count as use of the session, which ends after twelve hours without any. */
async function isStillSignedIn(ctx: Context, { sessionHash }: Admin, c: AppContext): Promise<boolean> {
  if (sessionHash !== null) return (await findPublicId(ctx, sessionHash)) !== undefined
  const signer = await ctx.findAdmin(c.req.header('authorization') ?? '', clientAddress(c))
  return signer !== undefined && !isRefusal(signer)
}
