import type { World } from './world.ts'

/** Where the site is, without a slash at the end. Without PUBLIC_URL only this machine can follow it. */
export function siteUrl({ config }: Pick<World, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`
}
