import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { NO_SOURCES } from '#contract/site/page-host.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { passed, warning } from '#platform/doctor.ts'
import { ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'
import type { ProviderDefinition } from '#server/money/payments/providers/provider-definition.ts'
import { optional, readEnvironment } from '#server/read-environment.ts'
import { openZelle } from './open-zelle.ts'

const environment = z.object({
  ZELLE_PHONE: optional(z.string().regex(/^\+?[\d ()-]+$/, 'ZELLE_PHONE must be a phone number')),
  ZELLE_STAFF_CODE: optional(z.string().min(8, 'ZELLE_STAFF_CODE must have at least 8 characters')),
})

/**
 * An imaginary provider: a family types a reference into its bank's app, and staff confirm the payment once they see
 * the money.
 */
export const ZELLE: ProviderDefinition = {
  name: 'zelle',
  eventSecret: 'ZELLE_STAFF_CODE',
  configure(env) {
    const { problems, settings } = readEnvironment(environment, env)
    const { ZELLE_PHONE: phone, ZELLE_STAFF_CODE: code } = settings ?? {}
    if (phone === undefined) return { problems }
    return {
      problems,
      provider: {
        // The page shows a reference and a phone number, so it loads nothing from other sites.
        sources: NO_SOURCES,
        open: async () =>
          openZelle(phone, code === undefined ? undefined : (given) => expectCode(code, given)),
        checkAccount: () => passed(message('message.asWritten', { text: `Zelle goes to ${phone}.` })),
        checkEvents: () =>
          code === undefined
            ? warning(
                message('message.asWritten', { text: 'Staff cannot confirm payments.' }),
                message('message.asWritten', { text: 'Set ZELLE_STAFF_CODE.' }),
              )
            : passed(message('message.asWritten', { text: 'Staff can confirm payments.' })),
      },
    }
  },
}

function expectCode(code: string, given: string): void {
  const [right, tried] = [Buffer.from(code), Buffer.from(given)]
  if (right.length !== tried.length || !timingSafeEqual(right, tried))
    throw new ProviderRefused('This is not the code of the staff.')
}
