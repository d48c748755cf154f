import type { Context } from '#server/context.ts'
import { finishImage, unfinishedPaths } from './finish-image.ts'

const PAGES_REFRESH_MILLISECONDS = 10_000

type Work = { readonly ctx: Context; readonly path: string }

const waiting: Work[] = []
let running: Promise<void> | undefined
let isStopped = false

/** Draws the sizes that a picture still lacks once there is time; pages then offer them. */
export function finishLater(ctx: Context, paths: readonly string[]): void {
  waiting.push(...paths.map((path) => ({ ctx, path })))
  running ??= workOff().finally(() => {
    running = undefined
  })
}

/** Takes up what an earlier run of the server left unfinished. */
export async function finishAllLater(ctx: Context): Promise<void> {
  finishLater(ctx, await unfinishedPaths(ctx))
}

/** Resolves when no picture lacks anything. */
export async function whenFinished(): Promise<void> {
  await running
}

/** Ends after the picture under way; the rest is taken up by the next start. */
export async function stopFinishing(): Promise<void> {
  isStopped = true
  await running
}

async function workOff(): Promise<void> {
  let refreshedAt = performance.now()
  let isPageOld = false
  for (let work = waiting.shift(); work && !isStopped; work = waiting.shift()) {
    const { ctx, path } = work
    try {
      isPageOld = (await finishImage(ctx, path)) || isPageOld
      const isTime = waiting.length === 0 || performance.now() - refreshedAt > PAGES_REFRESH_MILLISECONDS
      if (!isPageOld || !isTime) continue
      await ctx.publicDataChanged()
      isPageOld = false
      refreshedAt = performance.now()
    } catch (error) {
      ctx.log.warn({ error, path }, 'The sizes of a picture could not be drawn')
    }
  }
}
