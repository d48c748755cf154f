import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PricedDraft } from '#app/booking/use-order.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { Text } from '#app/ui/layout.tsx'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Statement } from '#domain/money/payments/statement.ts'
import { getQuoteStatement } from './quote-statement.ts'
import { StatementList } from './statement-list.tsx'
import styles from './summary-panel.module.css'

type SummaryPanelProps = { draft: BookingDraft; order: PricedDraft; action: ReactNode; isBrief: boolean }

const LINES = 'summary-lines'

/**
 * The party's price and the button to continue, always visible: a card at the side on desktops, a bottom bar
 * with expandable lines on phones.
 */
export function SummaryPanel({ draft, order, action, isBrief }: SummaryPanelProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { quote } = order
  const isWithoutTheme = order.theme === undefined
  const statement = getQuoteStatement(quote, draft.bookingDate, text)
  return (
    <aside
      className={styles.panel}
      aria-label={text('booking.summary.label')}
      data-open={isOpen}
      data-brief={isBrief || undefined}
      data-awaited={order.isAwaited || undefined}
    >
      {!isBrief && (
        <div id={LINES} className={styles.lines}>
          <h2 className={styles.title}>{text('booking.summary.title')}</h2>
          {draft.bookingDate && (
            <Text marginTop={1} size="sm" tone="soft">
              {describeStay(draft, text)}
            </Text>
          )}
          {quote.lines.length === 0 ? (
            <p className={styles.empty}>{text('booking.summary.empty')}</p>
          ) : (
            <StatementList statement={isWithoutTheme ? withoutPayments(statement) : statement} />
          )}
          <MailPartyButton draft={draft} />
          {order.area === 'unknown' && <p className={styles.empty}>{text('booking.summary.stillToCome')}</p>}
        </div>
      )}
      <div className={styles.foot}>
        <Totals statement={statement} isDue={quote.totalCents > 0 && !isWithoutTheme} />
        {!isBrief && (
          <div className={styles.toggle}>
            <IconButton
              icon={isOpen ? 'chevron-down' : 'chevron-up'}
              label={isOpen ? text('booking.summary.hide') : text('booking.summary.show')}
              aria-expanded={isOpen}
              aria-controls={LINES}
              onClick={() => setOpen(!isOpen)}
            />
          </div>
        )}
        <div className={styles.action}>{action}</div>
      </div>
    </aside>
  )
}

type TotalsProps = { statement: ReturnType<typeof getQuoteStatement>; isDue: boolean }

function Totals({ statement, isDue }: TotalsProps) {
  const text = useText()
  return (
    <div className={styles.totals}>
      <p className={styles.total}>
        {statement.discountCents > 0 ? `${text('price.priceAfterDiscount')} ` : text('booking.summary.total')}
        <output>{formatDollars(statement.priceCents)}</output>
      </p>
      {isDue && (
        <p className={styles.due}>
          {statement.isPartPayment ? text('booking.summary.depositToday') : text('booking.summary.dueToday')}{' '}
          {formatDollars(statement.finalAmountCents)}
        </p>
      )}
    </div>
  )
}

/** Add-ons alone cannot be booked: nobody pays a deposit for them. */
function withoutPayments(statement: Statement): Statement {
  return {
    ...statement,
    rows: statement.rows.filter(({ kind }) => kind !== 'dueNow' && kind !== 'balance'),
  }
}

const MailParty = lazy(() => import('./mail-party.tsx').then((loaded) => ({ default: loaded.MailParty })))

/** Offers to email the order, if the site does that and nothing is held yet; the form is loaded on demand. */
function MailPartyButton({ draft }: { readonly draft: BookingDraft }) {
  const text = useText()
  const { data: settings } = useQuery(siteSettingsQuery)
  const [isOpen, setOpen] = useState(false)
  if (!settings?.mailsParties || draft.themeId === null || draft.bookingId !== null) return null
  return (
    <Text as="div" marginTop={3}>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text('booking.summary.mailMe')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <MailParty draft={draft} />
        </Suspense>
      )}
    </Text>
  )
}
