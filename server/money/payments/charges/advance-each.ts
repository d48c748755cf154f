import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import type { Context } from '#server/context.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'

/**
 * Does what is due for each, until the provider cannot be reached. `advance` returns why nothing was done although it
 * was due, which is logged as `text`.
 */
export async function advanceEach<Due extends { readonly id: number; readonly bookingId: number | null }>(
  ctx: Context,
  due: readonly Due[],
  { advance, text }: { advance: (one: Due) => Promise<Refusal | undefined>; text: string },
): Promise<void> {
  await isolateFailures(ctx, async (attempt) => {
    for (const one of due) {
      const { id, bookingId } = one
      const refusal = await attempt({ id, bookingId }, () => advance(one))
      if (!refusal) continue
      ctx.log.info({ id, bookingId, why: describeRefusal('en', refusal) }, text)
      if (refusal.code === 'provider_down') break
    }
  })
}
