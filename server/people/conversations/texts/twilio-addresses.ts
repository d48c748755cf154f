import type { Context } from '#server/context.ts'

/** The path for incoming messages, to be entered in Twilio's console. */
export const MESSAGES_PATH = '/api/twilio/messages'
const STATUS_PATH = '/api/twilio/status'

/**
 * Returns the URL for Twilio's status reports; undefined without PUBLIC_URL, because nothing can reach the site then.
 */
export function getStatusUrl({ config }: Pick<Context, 'config'>, textId: number): string | undefined {
  return config.publicUrl && `${config.publicUrl}${STATUS_PATH}?text=${textId}`
}
