import { DAMAGE_CONSENT_STATES } from '#domain/money/damage/damage-consent.ts'
import { index, pgEnum, pgTable } from '#server/foundation/database/drizzle.ts'
import { id } from '../columns.ts'
import { damageClaims } from './damage-claims.ts'
import { mandateColumns } from './mandate-columns.ts'

export const damageConsentState = pgEnum('damage_consent_state', DAMAGE_CONSENT_STATES)

/** A family's consent, as given, to charge a damage claim to its saved card. */
export const damageConsents = pgTable(
  'damage_consents',
  (t) => ({
    id: id(),
    claimId: t
      .integer('claim_id')
      .notNull()
      .unique()
      .references(() => damageClaims.id, { onDelete: 'cascade' }),
    state: damageConsentState('state').notNull().default('given'),
    ...mandateColumns(),
  }),
  (table) => [index('damage_consents_by_method').on(table.methodId)],
)

export type DamageConsentRow = typeof damageConsents.$inferSelect
