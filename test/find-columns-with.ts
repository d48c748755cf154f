import { Client } from 'pg'
import { expect } from 'vitest'
import type { TestContext } from './test-context.ts'

/** Returns every text or JSON column, in any table, that contains one of these words. */
export async function findColumnsWith(
  { databaseUrl }: Pick<TestContext, 'databaseUrl'>,
  words: readonly string[],
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: columns } = await client.query<{ table: string; column: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS table, column_name AS column FROM information_schema.columns
       JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
         AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'USER-DEFINED')`,
    )
    expect(columns.length).toBeGreaterThan(100)
    const found: string[] = []
    for (const { table, column } of columns) {
      const { rows } = await client.query(
        `SELECT 1 FROM ${table} WHERE EXISTS (SELECT FROM unnest($1::text[]) AS word
           WHERE strpos(lower("${column}"::text), word) > 0) LIMIT 1`,
        [words],
      )
      if (rows.length > 0) found.push(`${table}.${column}`)
    }
    return found
  } finally {
    await client.end()
  }
}
