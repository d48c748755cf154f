import { sql } from '#server/foundation/database/drizzle.ts'
import type { TestContext } from '#test/test-context.ts'

/**
 * Keeps every row that is written from now on, as text, and returns a function that reads them. A secret that is stored
 * in plain text and sealed a moment later shows only here: it has been in the write-ahead log, in replicas and in any
 * backup of that moment.
 */
export async function recordWrittenRows({ db }: Pick<TestContext, 'db'>): Promise<() => Promise<string[]>> {
  // Of a schema of its own, so that backups and exports do not contain it.
  await db.execute(sql`CREATE SCHEMA written`)
  await db.execute(sql`CREATE TABLE written.rows (content text NOT NULL)`)
  await db.execute(sql`
    CREATE FUNCTION written.record() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO written.rows VALUES (TG_TABLE_NAME || ' ' || NEW::text);
      RETURN NULL;
    END $$`)
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  for (const { name } of rows)
    await db.execute(sql`
      CREATE TRIGGER written AFTER INSERT OR UPDATE ON ${sql.identifier(name)}
      FOR EACH ROW EXECUTE FUNCTION written.record()`)
  return async () => {
    const written = await db.execute<{ content: string }>(sql`SELECT content FROM written.rows`)
    return written.rows.map(({ content }) => content)
  }
}
