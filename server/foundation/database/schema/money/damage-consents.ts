import { DAMAGE_CONSENT_STATES } from '#domain/money/damage/damage-consent.ts'
import { index, pgEnum, pgTable } from '#server/foundation/database/drizzle.ts'
import { id, rowId } from '../columns.ts'
import { damageClaims } from './damage-claims.ts'
import { mandateColumns } from './mandate-columns.ts'

export const damageConsentState = pgEnum('damage_consent_state', DAMAGE_CONSENT_STATES)

/** A family's consent, as given, to charge a damage claim to its saved card. */
export const damageConsents = pgTable(
  'damage_consents',
  {
    id: id(),
    claimId: rowId('claim_id', () => damageClaims.id, 'cascade')
      .notNull()
      .unique(),
    state: damageConsentState('state').notNull().default('given'),
    ...mandateColumns(),
  },
  (table) => [index('damage_consents_by_method').on(table.methodId)],
)

export type DamageConsentRow = typeof damageConsents.$inferSelect
