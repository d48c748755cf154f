import type { Database } from '#server/foundation/database/client.ts'

type Options = { readonly names?: readonly string[]; readonly does?: string }

const MOST_ROUNDS = 30

/** Plays rounds until one shows what locks prevent: which one does is chance. Returns false if none of 30 did. */
export async function happensInSomeRound(play: (round: number) => Promise<boolean>): Promise<boolean> {
  for (let round = 0; round < MOST_ROUNDS; round++) if (await play(round)) return true
  return false
}

/**
 * Makes locks of a database do nothing in connections that are opened from now on. Returns a function that restores
 * them, in these connections, too: their statements then find PostgreSQL's own functions again.
 */
export async function withoutLocks(
  db: Database,
  { names = ['pg_advisory_xact_lock'], does = 'SELECT' }: Options = {},
): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ name: string }>('SELECT current_database() AS name')
  const database = rows[0]?.name
  // Functions of the same names that are found before PostgreSQL's own.
  await db.execute('CREATE SCHEMA unlocked')
  for (const name of names)
    await db.execute(`CREATE FUNCTION unlocked.${name}(int, int) RETURNS void LANGUAGE sql AS $$ ${does} $$`)
  await db.execute(`ALTER DATABASE ${database} SET search_path = unlocked, pg_catalog, public`)
  return async () => {
    await db.execute(`ALTER DATABASE ${database} RESET search_path`)
    await db.execute('DROP SCHEMA unlocked CASCADE')
  }
}
