import type { Context } from './context.ts'

/** Where the site is, without a slash at the end. Without PUBLIC_URL only this machine can follow it. */
export function siteUrl({ config }: Pick<Context, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
