import { untilStopped } from '#platform/boot.ts'
import type { Config } from '#server/config.ts'
import { guardedSockets } from './guarded-sockets.ts'

export type OutgoingMail = {
  readonly messageId: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
  /** In addition to the standard ones. */
  readonly headers: Readonly<Record<string, string>>
}

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** Thrown if the server stops before the mail server has responded. */
export class SendingInterrupted extends Error {}

/** Sends mails. `send` throws if the mail was not accepted. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void }

const ANSWER_MILLISECONDS = 15_000

/** Returns a transport for SMTP_URL. Returns undefined without it: mails are then stored, to be read in the admin. */
export async function smtpTransport(
  { smtpUrl, smtpReach, mailFrom }: Config,
  stopping?: AbortSignal,
): Promise<MailTransport | undefined> {
  if (!smtpUrl) return undefined
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    ...guardedSockets(smtpReach, ANSWER_MILLISECONDS),
    pool: true,
    connectionTimeout: ANSWER_MILLISECONDS,
    greetingTimeout: ANSWER_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS * 2,
    // Parts of a mail come from visitors, so nothing in it may refer to a file or a URL to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ replyTo, attachments, ...mail }) => {
      const sending = transport.sendMail({
        from: mailFrom,
        ...mail,
        attachments: [...attachments],
        ...(replyTo ? { replyTo } : {}),
      })
      try {
        await untilStopped(sending, stopping)
      } catch (error) {
        throw stopping?.aborted ? new SendingInterrupted('The server is stopping', { cause: error }) : error
      }
    },
    close: () => transport.close(),
  }
}
