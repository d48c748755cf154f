import type { Context } from '#server/context.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { images } from '#server/foundation/database/schema/all-tables.ts'

/** Returns the low-quality image placeholder of a picture as a data URL. Throws if the database does not respond. */
export async function findLqip({ db, log }: Context, path: string): Promise<string | undefined> {
  try {
    const [image] = await db
      .select({ lqip: images.lqip })
      .from(images)
      .where(and(eq(images.path, path), eq(images.status, 'ready')))
    return image?.lqip ?? undefined
  } catch (error) {
    log.warn({ error, path }, 'A page is rendered without the placeholder of its first picture')
    throw error
  }
}
