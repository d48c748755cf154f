import { NO_SOURCES } from '#contract/site/page-host.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { TEST_PROVIDER } from '#domain/money/payments/test-provider.ts'
import { passed, warning } from '#platform/doctor.ts'
import type { ProviderDefinition } from '../provider-definition.ts'

const NOBODY_CHARGED = message('testPayments.nobodyCharged')

/** Stands in for a card provider: test card numbers, a ledger in our own database, no settings. */
export const TEST_PAYMENTS: ProviderDefinition = {
  name: TEST_PROVIDER,
  configure: () => ({
    problems: [],
    provider: {
      sources: NO_SOURCES,
      open: async ({ db, now }) => (await import('./open-test-payments.ts')).openTestPayments(db, now),
      checkAccount: ({ publicUrl }) =>
        publicUrl ? warning(NOBODY_CHARGED, message('stripe.remedy.setLiveKeys')) : passed(NOBODY_CHARGED),
      checkEvents: () => passed(message('testPayments.noWebhookNeeded')),
    },
  }),
}
