import { Client } from 'pg'
import { inject } from 'vitest'

/** One connection for all files of a worker; it closes with the worker. */
let connection: Promise<Client> | undefined

/** Runs a statement on the test server's maintenance database, such as CREATE DATABASE. */
export async function runAsAdmin(statement: string): Promise<void> {
  connection ??= connect()
  await (await connection).query(statement)
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: inject('databaseUrl') })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
