import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { pushSubscriptions, secrets } from '#server/foundation/database/schema/all-tables.ts'
import { isSealedNow, seal, unseal } from '#server/foundation/secrets/sealed-text.ts'
import { readSealingKeys } from '#server/foundation/secrets/sealing-keys.ts'

/** The key pair that identifies this installation to push services (RFC 8292), in base64url. */
type VapidKeys = { readonly publicKey: string; readonly privateKey: string }

const NAME = 'push-keys'

/**
 * Returns the keys, which are created on first use. Browsers subscribe with them, so if they can no longer be opened,
 * all subscriptions end.
 */
export async function readVapidKeys(ctx: Context): Promise<VapidKeys> {
  const keys = await readSealingKeys(ctx.config)
  const stored = await readStored(ctx)
  const opened = stored && unseal(keys, NAME, stored)
  if (stored && opened) {
    if (!isSealedNow(keys, NAME, stored))
      await ctx.db
        .update(secrets)
        .set({ value: seal(keys, NAME, opened) })
        .where(eq(secrets.value, stored))
    return JSON.parse(opened) as VapidKeys
  }
  const { default: webPush } = await import('web-push')
  const value = seal(keys, NAME, JSON.stringify(webPush.generateVAPIDKeys()))
  await ctx.db.transaction(async (tx) => {
    if (stored) {
      await tx.delete(secrets).where(eq(secrets.value, stored))
      await tx.delete(pushSubscriptions)
    }
    await tx.insert(secrets).values({ name: NAME, value }).onConflictDoNothing()
  })
  // Another server may have created them first.
  return readVapidKeys(ctx)
}

async function readStored({ db }: Context): Promise<string | undefined> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, NAME))
  return row?.value
}
