import { Client } from 'pg'
import { inject } from 'vitest'

/** Runs a statement on the test server's maintenance database, such as CREATE DATABASE. */
export async function runAsAdmin(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
