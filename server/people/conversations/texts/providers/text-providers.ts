import type { Config } from '#server/config.ts'
import type { TextTransport } from '../text-transport.ts'
import { openTwilio } from './twilio.ts'

/** Returns the configured provider of texts. Returns undefined without one: texts then stay in the outbox. */
export function textTransport({ twilio }: Config, stopping?: AbortSignal): TextTransport | undefined {
  return twilio && openTwilio(twilio, stopping)
}
