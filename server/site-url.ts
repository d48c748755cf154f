import type { Context } from './context.ts'

/** Returns the address below which the admin's screens are, without a trailing slash. */
export function adminUrl(ctx: Pick<Context, 'config'>): string {
  return `${siteUrl(ctx)}/admin`
}

/** Returns the site's address, without a trailing slash. Without PUBLIC_URL it works only on this machine. */
export function siteUrl({ config }: Pick<Context, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
