import { Client } from 'pg'

/**
 * Takes every connection that the database has left, including the site's. Returns the clients, for the caller to
 * close.
 */
export async function takeConnections(connectionString: string): Promise<Client[]> {
  const taken: Client[] = []
  const takeOne = async () => {
    const client = new Client({ connectionString })
    // The fault under test may close it from the other end.
    client.on('error', () => undefined)
    await client.connect()
    taken.push(client)
  }
  const takeAll = async () => {
    try {
      for (;;) await takeOne()
    } catch (error) {
      if (!/connection slots|too many clients/.test(String(error))) throw error
    }
  }
  await takeAll()
  await taken[0]?.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'moonlit%'`,
  )
  await takeAll()
  return taken
}
