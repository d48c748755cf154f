import type { Context } from '#server/context.ts'
import { crewEvents, users } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { present } from '#test/present.ts'

/** Stores what a crew reports from the setup of a party, as `report-events.ts` does. */
export async function reportFromStop(
  { db, now }: Context,
  bookingId: number,
  kind: 'on_the_way' | 'done',
): Promise<void> {
  const at = now()
  const [admin] = await db.select().from(users)
  const { id: userId, username: account } = present(admin)
  await db.transaction(async (tx) => {
    await tx.insert(crewEvents).values({
      id: crypto.randomUUID(),
      bookingId,
      stop: 'setup',
      kind,
      at,
      receivedAt: at,
      place: 0,
      deviceId: 'phone',
      userId,
      account,
      data: {},
    })
    const facts = { kind: 'crew-event', stop: 'setup', event: kind, at: at.toISOString() } as const
    const reported = kind === 'done' ? 'booking.stop-done' : 'booking.stop-reported'
    await recordEvents(tx, { kind: reported, actor: account, facts }, [{ subjectId: bookingId }])
  })
}
