import { type PgTable, sql } from '#server/foundation/database/drizzle.ts'
import type { TestContext } from '#test/test-context.ts'

/** Makes the database reject every change of this row, until the returned function is called. */
export async function rejectChanges(
  { db }: Pick<TestContext, 'db'>,
  table: PgTable,
  id: number,
): Promise<() => Promise<void>> {
  const trigger = sql.identifier(`rejects_${id}`)
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION reject() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'This row is rejected'; END $$`)
  await db.execute(sql`
    CREATE TRIGGER ${trigger} BEFORE UPDATE OR DELETE ON ${table}
    FOR EACH ROW WHEN (OLD.id = ${sql.raw(String(id))}) EXECUTE FUNCTION reject()`)
  return async () => {
    await db.execute(sql`DROP TRIGGER ${trigger} ON ${table}`)
  }
}
