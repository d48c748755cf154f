import { afterAll, beforeAll } from 'vitest'
import { openTwilio } from '#server/people/conversations/texts/providers/twilio.ts'
import { testContext } from '#test/test-context.ts'
import { type SimulatedTwilio, startSimulatedTwilio, TWILIO_KEYS } from './start-simulated-twilio.ts'

/** Returns a context for one test file that texts through a simulated Twilio, and the simulation once tests run. */
export function textingContext(env: Readonly<Record<string, string>> = {}) {
  let twilio: SimulatedTwilio
  // Started before the context is created, which needs its URL.
  beforeAll(async () => {
    twilio = await startSimulatedTwilio()
  })
  afterAll(() => twilio.close())
  const ctx = testContext({
    env: { RATE_LIMITS: 'off', ...env },
    changes: () => ({
      texts: openTwilio({
        accountSid: TWILIO_KEYS.TWILIO_ACCOUNT_SID,
        authToken: TWILIO_KEYS.TWILIO_AUTH_TOKEN,
        from: TWILIO_KEYS.TWILIO_FROM,
        baseUrl: twilio.url,
      }),
    }),
  })
  return { ctx, getTwilio: () => twilio }
}
