import { NO_SOURCES } from '#contract/site/page-host.ts'
import { fine, warning } from '#platform/doctor.ts'
import type { ProviderDefinition } from '../provider-definition.ts'

const NOBODY_CHARGED = {
  en: 'Test payments: no card is charged.',
  es: 'Pagos de prueba: no se cobra a ninguna tarjeta.',
}
const SET_LIVE_KEYS = {
  en: 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY to live keys before the first real booking.',
  es: 'Ponga claves reales en STRIPE_SECRET_KEY y STRIPE_PUBLISHABLE_KEY antes de la primera reserva verdadera.',
}
const NO_WEBHOOK_NEEDED = {
  en: 'Test payments need no webhook.',
  es: 'Los pagos de prueba no necesitan un webhook.',
}

/** Stands in for a card provider: test card numbers, a ledger in our own database, no settings. */
export const TEST_PAYMENTS: ProviderDefinition = {
  name: 'test',
  configure: () => ({
    problems: [],
    provider: {
      sources: NO_SOURCES,
      open: async ({ db, now }) => (await import('./open-test-payments.ts')).openTestPayments(db, now),
      checkAccount: ({ publicUrl }) =>
        publicUrl ? warning(NOBODY_CHARGED, SET_LIVE_KEYS) : fine(NOBODY_CHARGED),
      checkEvents: () => fine(NO_WEBHOOK_NEEDED),
    },
  }),
}
