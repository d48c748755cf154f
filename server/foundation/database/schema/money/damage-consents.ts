import { DAMAGE_CONSENT_STATES } from '#domain/money/damage/damage-consent.ts'
import { index, integer, pgEnum, pgTable, text } from '#server/foundation/database/drizzle.ts'
import { cents, createdAt, id, instant } from '../columns.ts'
import { language } from '../languages.ts'
import { damageClaims } from './damage-claims.ts'

export const damageConsentState = pgEnum('damage_consent_state', DAMAGE_CONSENT_STATES)

/** A family's consent, as given, to charge a damage claim to its saved card. */
export const damageConsents = pgTable(
  'damage_consents',
  {
    id: id(),
    claimId: integer('claim_id')
      .notNull()
      .unique()
      .references(() => damageClaims.id, { onDelete: 'cascade' }),
    state: damageConsentState('state').notNull().default('given'),
    /** What the family read, in its language. */
    sentence: text('sentence').notNull(),
    language: language('language').notNull(),
    /** The most that may be charged. */
    amountCents: cents('amount').notNull(),
    /** The provider's id for the card. */
    methodId: text('method_id').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The network address that it came from. */
    address: text('address'),
    agreedAt: instant('agreed_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('damage_consents_by_method').on(table.methodId)],
)

export type DamageConsentRow = typeof damageConsents.$inferSelect
