import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { readPhotoPart } from './photo-part.ts'
import { receivePhoto, type Sender } from './receive-photo.ts'

/** Receives a picture, or part of one, from a request. */
export function answerPhotoPart(
  ctx: Context,
  c: AppContext,
  { id, sender }: { readonly id: string; readonly sender: Sender },
): Promise<{ id: string } | Refusal | Response> {
  return ctx.imageWork.receiving.run(async () => {
    const part = await readPhotoPart(c)
    if (isRefusal(part)) return part
    const received = await receivePhoto(ctx, { id, part, sender })
    if (isRefusal(received)) return received
    const { isStored, receivedBytes } = received
    return isStored ? { id } : c.json({ id, receivedBytes }, 202)
  })
}
