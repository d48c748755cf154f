import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { untilStopped } from '#server/until-stopped.ts'

export type OutgoingMail = {
  readonly messageId: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
  /** Besides the usual ones. */
  readonly headers: Readonly<Record<string, string>>
}

export type MailAttachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Buffer
}

/** Thrown when the server stops before the mail server has answered. */
export class SendingInterrupted extends Error {}

/** The way out for mails. `send` throws when the mail was not taken. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void>; close(): void }

const ANSWER_MILLISECONDS = 15_000

/** Sends through SMTP_URL; undefined without it, and mails are then kept to be read in the admin. */
export function smtpTransport(
  { smtpUrl, mailFrom }: Config,
  stopping?: AbortSignal,
): MailTransport | undefined {
  if (!smtpUrl) return undefined
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: ANSWER_MILLISECONDS,
    greetingTimeout: ANSWER_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS * 2,
    // What a mail says comes from visitors: nothing in it may name a file or an address to be fetched.
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
