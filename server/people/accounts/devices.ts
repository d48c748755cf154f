import type { Device } from '#contract/people/devices.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { and, desc, eq, gt, ne } from '#server/foundation/database/drizzle.ts'
import { sessions } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { oldestUse } from './sessions.ts'

const GONE = refuse('not_found', 'accounts.deviceSignedOut')

/** Returns the devices on which the user is signed in. */
export async function findDevices(ctx: Context, admin: Admin): Promise<Device[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, admin.userId), gt(sessions.lastUsedAt, oldestUse(ctx.now()))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
  return rows.map(({ publicId, userAgent, address, lastUsedAt, createdAt, secretHash }) => ({
    id: publicId,
    userAgent,
    address,
    lastUsedAt: lastUsedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    isCurrent: secretHash === admin.sessionHash,
  }))
}

export async function signOutDevice(ctx: Context, deviceId: string, admin: Admin): Promise<null | Refusal> {
  const count = await signOutWhere(ctx, admin, eq(sessions.publicId, deviceId))
  return count > 0 ? null : GONE
}

export async function signOutOthers(ctx: Context, admin: Admin): Promise<null> {
  await signOutWhere(ctx, admin, ne(sessions.secretHash, admin.sessionHash ?? ''))
  return null
}

function signOutWhere(ctx: Context, admin: Admin, which: ReturnType<typeof eq>): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, admin.userId), which))
      .returning({ address: sessions.address })
    if (ended.length > 0) {
      const facts = { kind: 'devices', addresses: ended.map(({ address }) => address) } as const
      const event = { kind: 'account.devices-signed-out', actor: admin.username, facts } as const
      await recordEvent(tx, { ...event, subjectId: admin.userId })
    }
    return ended.length
  })
}
