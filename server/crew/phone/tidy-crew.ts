import type { Context } from '#server/context.ts'
import { inTurn } from '#server/foundation/jobs/isolate-failures.ts'
import { eraseOldAccess, sealOlderAccess } from './access.ts'
import { forgetGivenStops } from './own-stops.ts'
import { tidyPhotos } from './photos.ts'

/** Erases what the crew's phone no longer needs. */
export async function tidyCrew(ctx: Context): Promise<void> {
  await inTurn(ctx, eraseOldAccess, sealOlderAccess, tidyPhotos, forgetGivenStops)
}
