import type { Config } from '#server/config.ts'
import type { TextTransport } from '../text-transport.ts'
import { openTwilio } from './twilio.ts'

/** Returns the provider of texts by the settings; undefined without one: texts are then kept in the outbox. */
export function textTransport({ twilio }: Config, stopping?: AbortSignal): TextTransport | undefined {
  return twilio && openTwilio(twilio, stopping)
}
