import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { guardedSockets } from './guarded-sockets.ts'

const PATIENCE_MILLISECONDS = 8_000

/** Connects and signs in without sending anything. Returns the server's objection, if any. */
export async function verifySmtp(
  smtpUrl: string,
  { smtpReach }: Pick<Config, 'smtpReach'>,
): Promise<string | undefined> {
  const transport = createTransport({
    url: smtpUrl,
    ...guardedSockets(smtpReach, PATIENCE_MILLISECONDS),
    connectionTimeout: PATIENCE_MILLISECONDS,
    greetingTimeout: PATIENCE_MILLISECONDS,
    socketTimeout: PATIENCE_MILLISECONDS,
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}
