import type { Context } from './context.ts'

/** Returns the base URL of the admin's screens, without a trailing slash. */
export function adminUrl(ctx: Pick<Context, 'config'>): string {
  return `${siteUrl(ctx)}/admin`
}

/** Returns the site's URL, without a trailing slash. Without PUBLIC_URL it only works on this machine. */
export function siteUrl({ config }: Pick<Context, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
