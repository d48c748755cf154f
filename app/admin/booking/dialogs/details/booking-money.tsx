import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import diary from '#app/admin/parts/history/diary.module.css'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PaymentLine } from '#contract/money/money.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isActive } from '#domain/booking/status.ts'
import { StatementRows } from '../form/statement-rows.tsx'
import { useAutopay } from './autopay-fact.tsx'
import { tellMoney } from './tell-money.ts'

const NONE: readonly PaymentLine[] = []

/** A booking's money in order of time, with what is left to pay and ways to settle it. */
export function BookingMoney({ booking, actions }: { booking: Booking; actions: ReactNode }) {
  const text = useText()
  const { data: payments = NONE } = useQuery(
    apiQuery('/api/bookings/:id/payments', { params: { id: booking.id }, refetchOnMount: 'always' }),
  )
  const autopay = useAutopay(booking)
  const card = autopay?.state === 'active' ? autopay.cardLabel : undefined
  const isOwed = isActive(booking.bookingStatus) && Number(booking.owedAmount) > 0
  return (
    <Stack as="section" gap={3} isFullWidth aria-label={text('admin.booking.details.statement')}>
      <Row as="header" justify="space-between" align="baseline" gap={4} rowGap={1}>
        <h4 className={diary.title}>{text('admin.booking.details.statement')}</h4>
        {isOwed && (
          <Row as="p" align="baseline">
            <span>{text('admin.booking.details.stillToPay')}</span>
            <Text as="strong" size="lg" className="tabular">
              {dollars(booking.owedAmount)}
            </Text>
          </Row>
        )}
      </Row>
      <StatementRows rows={tellMoney(booking, { payments, card }, text)} />
      {booking.paidElsewhereAmount !== undefined && (
        <p>{text('admin.imports.paidElsewhere', { amount: toCents(booking.paidElsewhereAmount) })}</p>
      )}
      {isOwed && <Row>{actions}</Row>}
    </Stack>
  )
}
