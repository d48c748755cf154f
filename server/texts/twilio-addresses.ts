import type { Context } from '#server/context.ts'

/** Where Twilio reports what families wrote, for its console. */
export const MESSAGES_PATH = '/api/twilio/messages'
const STATUS_PATH = '/api/twilio/status'

/** Returns where Twilio reports what became of a text; nothing reaches a site without PUBLIC_URL. */
export function getStatusUrl({ config }: Pick<Context, 'config'>, textId: number): string | undefined {
  return config.publicUrl && `${config.publicUrl}${STATUS_PATH}?text=${textId}`
}
