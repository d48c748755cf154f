import type { Context } from './context.ts'

/** Returns the site's address, without a trailing slash. Without PUBLIC_URL it works only on this machine. */
export function siteUrl({ config }: Pick<Context, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
