import type { Context } from '#server/context.ts'
import { finishImage, unfinishedPaths } from './finish-image.ts'
import type { FinishingSteps } from './finishing-queue.ts'

/** Queues the missing sizes of an upload ahead of other pictures; pages then offer them. */
export function finishLater(ctx: Context, path: string): void {
  ctx.imageWork.finishing.add([path], stepsIn(ctx), { isUpload: true })
}

/** Queues what an earlier run of the server left unfinished. */
export async function finishAllLater(ctx: Context): Promise<void> {
  ctx.imageWork.finishing.add(await unfinishedPaths(ctx), stepsIn(ctx))
}

function stepsIn(ctx: Context): FinishingSteps {
  return {
    finish: (path) => finishImage(ctx, path),
    refreshPages: ctx.publicDataChanged,
    onFailure: (path, error) => ctx.log.warn({ error, path }, 'The sizes of a picture could not be drawn'),
  }
}
