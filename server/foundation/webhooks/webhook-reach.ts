import type { Context } from '#server/context.ts'
import type { Reach } from '#server/foundation/reach/public-address.ts'

/** A site with a public URL never calls programs on its own machine; one that is being tried out may. */
export function getReach({ config }: Pick<Context, 'config'>): Reach {
  return { allowsLoopback: config.publicUrl === undefined }
}
