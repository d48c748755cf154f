import type { Context } from '#server/context.ts'
import { siteUrl } from '#server/site-url.ts'

/** Returns the site's identity for passkeys, which only work at its own origin. */
export function relyingParty(ctx: Context): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(siteUrl(ctx))
  return { id: hostname, origin }
}
