import { expect, it } from 'vitest'
import { sql } from '#server/foundation/database/drizzle.ts'
import { testContext } from '#test/test-context.ts'
import { EVENTS, type EventKind, getEntry } from './event-kinds.ts'

const ctx = testContext()
const logged = (Object.keys(EVENTS) as EventKind[]).flatMap((kind) => {
  const { action, facts } = getEntry(kind)
  const names = facts === undefined ? [null] : [facts].flat()
  return action ? names.map((name) => ({ kind, action, facts: name && { kind: name } })) : []
})

it('knows the kind of every entry that the release before writes', async () => {
  expect(logged.length).toBeGreaterThan(100)
  for (const { kind, action, facts } of logged) {
    const subject = kind.slice(0, kind.indexOf('.'))
    await ctx.db.execute(sql`INSERT INTO audit_log (actor, action, subject, subject_id, details, facts)
      VALUES ('ana', ${action}, ${subject}, 7, '', ${facts && JSON.stringify(facts)}::json)`)
  }
  const { rows } = await ctx.db.execute<{ kind: EventKind; action: string; facts: object | null }>(
    sql`SELECT kind, action, facts FROM events WHERE actor = 'ana' ORDER BY id`,
  )
  expect(rows.map(({ action, facts }) => ({ action, facts }))).toEqual(
    logged.map(({ action, facts }) => ({ action, facts })),
  )
  // Some kinds only differ in what they cause, which has happened already.
  expect(rows.filter(({ kind, ...entry }) => !isOne(kind, entry))).toEqual([])
  const { rowCount } = await ctx.db.execute(sql`UPDATE audit_log SET details = 'x' WHERE actor = 'ana'`)
  expect(rowCount).toBe(logged.length)
  await ctx.db.execute(sql`DELETE FROM audit_log WHERE actor = 'ana'`)
  expect((await ctx.db.execute(sql`SELECT FROM events WHERE actor = 'ana'`)).rowCount).toBe(0)
})

function isOne(kind: EventKind, entry: { readonly action: string; readonly facts: object | null }): boolean {
  return logged.some(
    (one) =>
      one.kind === kind &&
      one.action === entry.action &&
      JSON.stringify(one.facts) === JSON.stringify(entry.facts),
  )
}
