import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import { balanceDueDay } from '#domain/booking/order/balance.ts'
import { getSoldParts } from '#domain/catalogue/pricing/sold-parts.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import { formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DraftPricing } from './draft-pricing.ts'
import { type ExampleParty, refundSpans } from './example-party.ts'
import styles from './policy-pictures.module.css'

type PictureProps = { quote: Quote; party: ExampleParty }

/** What is paid at booking and what later, as a two-part bar. */
export function DepositPicture({ quote, party }: PictureProps) {
  const text = useText()
  const { depositCents } = quote
  const { balanceCents } = getSoldParts({ ...quote, isDeposit: true })
  const day = balanceDueDay(party.day, partyDayAt(new Date()))
  return (
    <dl className={styles.bar} aria-label={text('admin.prices.depositPicture')}>
      <div className={styles.part} data-kind="now" style={{ flexGrow: depositCents }}>
        <dt>{text('admin.prices.depositNow')}</dt>
        <dd>{formatDollars(depositCents)}</dd>
      </div>
      {balanceCents > 0 && (
        <div className={styles.part} data-kind="later" style={{ flexGrow: balanceCents }}>
          <dt>{text('admin.prices.balanceBy', { day })}</dt>
          <dd>{formatDollars(balanceCents)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The days from booking to the party, with the refund on each. */
export function RefundPicture({ quote, party, draft }: PictureProps & { draft: DraftPricing }) {
  const text = useText()
  const spans = refundSpans(party, quote, draft)
  return (
    <figure className={styles.figure}>
      <Text as="figcaption" size="sm" tone="soft">
        {text('admin.prices.refundPicture', { total: quote.totalCents, day: party.day })}
      </Text>
      <ol role="list" className={styles.line}>
        {spans.map(({ until, daysBefore, percent, refundCents }) => (
          <li key={daysBefore ?? 'last'} className={styles.span} data-comes-back={refundCents > 0}>
            <Text as="strong" size="md" className="tabular">
              {refundCents > 0
                ? text('admin.prices.comesBack', { amount: refundCents })
                : text('admin.prices.nothingBack')}
            </Text>
            {percent > 0 && (
              <span>{text('admin.prices.shareBack', { percent: formatPercent(percent) })}</span>
            )}
            <Text as="span" tone="soft">
              {until === null || daysBefore === null
                ? text('admin.prices.untilParty', { day: party.day })
                : text('admin.prices.untilDay', { day: until, days: daysBefore + 1 })}
            </Text>
          </li>
        ))}
      </ol>
      <Text size="sm" tone="soft">
        {text('admin.prices.depositStays', { deposit: quote.depositCents })}
      </Text>
    </figure>
  )
}
