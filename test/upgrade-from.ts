import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject } from 'vitest'
import { MIGRATION_FOLDERS } from '#server/foundation/database/migrate.ts'
import { toDatabaseUrl } from './database-server.ts'

const [NEWEST, OLDER = ''] = MIGRATION_FOLDERS
/** From the oldest schema that can be upgraded to the newest one; the baseline says the same as those before it. */
const MIGRATIONS = [...filesIn(OLDER), ...filesIn(NEWEST).slice(1)]

function filesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => join(folder, name))
}

/** One booking of the oldest release that can be upgraded. */
export const EARLIER_BOOKING = `
  INSERT INTO themes (id, name, description, price_per_teepee, main_image) VALUES (1, 'Boho', 'A theme', 75, '');
  INSERT INTO bookings (id, reference, theme_id, price_per_teepee, booking_date, customer_name, customer_email,
    customer_phone, party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount)
  VALUES (1, 'MT-1', 1, 75, '2027-02-13', 'Maria', 'maria@example.com', '1', 'Palm', 'Miami', 'FL', '33101', 6, 150, 75, 75);`

type Upgrade = {
  /** Writes rows as the release before the migration did. */
  readonly before: (client: Client) => Promise<unknown>
  readonly after: (client: Client) => Promise<void>
}

/** Upgrades its own database from before this migration to the newest. */
export async function upgradeFrom(migration: string, { before, after }: Upgrade): Promise<void> {
  const from = MIGRATIONS.findIndex((file) => file.endsWith(`_${migration}.sql`))
  expect(from).toBeGreaterThan(0)
  await onEmptyDatabase(async (client) => {
    await run(client, MIGRATIONS.slice(0, from))
    await before(client)
    await run(client, MIGRATIONS.slice(from))
    await after(client)
  })
}

async function onEmptyDatabase(work: (client: Client) => Promise<void>): Promise<void> {
  const name = `migrate_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const client = new Client({ connectionString: toDatabaseUrl(inject('databaseUrl'), name) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}

/** All of them run in one transaction that announces nothing to staff, as at the start of a server. */
async function run(client: Client, files: readonly string[]): Promise<void> {
  await client.query('BEGIN')
  await client.query("SET LOCAL moonlit.silent = 'on'")
  for (const file of files)
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement)
  await client.query('COMMIT')
}
