import { Client } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from '../connect-timeout.ts'

/** Opens a connection for a dump or load, without the statement timeout of requests. */
export async function connectForTransfer(connectionString: string, purpose: string): Promise<Client> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    application_name: `moonlit-teepees ${purpose}`,
    statement_timeout: 0,
    keepAlive: true,
  })
  // A broken connection fails the running query. Without a listener, the error would end the process without a message.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
