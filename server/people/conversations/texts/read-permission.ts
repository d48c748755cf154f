import { createHmac } from 'node:crypto'
import type { ConsentStep } from '#domain/people/conversations/permission.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { desc, eq } from '#server/foundation/database/drizzle.ts'
import { textConsents, textStops } from '#server/foundation/database/schema/all-tables.ts'
import { readSecret } from '#server/foundation/secrets/read-secret.ts'

/** Returns the last step of a number's consent, and whether it opted out. */
export async function readPermission(
  db: Queryable,
  phone: string,
): Promise<{ readonly lastStep: ConsentStep | undefined; readonly isStopped: boolean }> {
  const [last] = await db
    .select({ step: textConsents.step })
    .from(textConsents)
    .where(eq(textConsents.phone, phone))
    .orderBy(desc(textConsents.id))
    .limit(1)
  const stopped = await db.$count(textStops, eq(textStops.phoneHash, await hashPhone(db, phone)))
  return { lastStep: last?.step, isStopped: stopped > 0 }
}

/** Returns the keyed hash under which a number's opt-out is stored. */
async function hashPhone(db: Queryable, phone: string): Promise<string> {
  return createHmac('sha256', await readSecret(db, 'text-stops'))
    .update(phone)
    .digest('hex')
}

/** Returns whether the number had not opted out before. */
export async function stopTexts(
  tx: Transaction,
  {
    phone,
    saidBy,
    at,
  }: { readonly phone: string; readonly saidBy: 'family' | 'provider'; readonly at: Date },
): Promise<boolean> {
  const stopped = await tx
    .insert(textStops)
    .values({ phoneHash: await hashPhone(tx, phone), saidBy, createdAt: at })
    .onConflictDoNothing()
    .returning()
  return stopped.length > 0
}

/** Returns whether the number had opted out. */
export async function startTexts(tx: Transaction, phone: string): Promise<boolean> {
  const started = await tx
    .delete(textStops)
    .where(eq(textStops.phoneHash, await hashPhone(tx, phone)))
    .returning()
  return started.length > 0
}
