import { text } from '#server/foundation/database/drizzle.ts'
import { cents, createdAt, instant } from '../columns.ts'
import { language } from '../languages.ts'

/** What is stored of every consent of a family to a charge or a hold on its saved card. */
export const mandateColumns = () => ({
  /** What the family read, in its language. */
  sentence: text('sentence').notNull(),
  language: language('language').notNull(),
  /** The most that may be charged or held. */
  amountCents: cents('amount').notNull(),
  /** The provider's id for the card. */
  methodId: text('method_id').notNull(),
  cardBrand: text('card_brand'),
  cardLast4: text('card_last4'),
  /** The network address that it came from. */
  address: text('address'),
  agreedAt: instant('agreed_at').notNull(),
  createdAt: createdAt(),
})
