import type { Context } from '#server/context.ts'
import { siteUrl } from '#server/site-url.ts'

/** The site as passkeys know it: they work under its address and no other. */
export function relyingParty(ctx: Context): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(siteUrl(ctx))
  return { id: hostname, origin }
}
