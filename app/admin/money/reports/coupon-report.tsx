import { apiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { CouponReport as Coupons } from '#contract/money/reports.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { ReportRange } from '#domain/money/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountBar, amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { ReportResult } from './report-result.tsx'

type Coupon = Coupons['coupons'][number]

function columnsIn(text: Text): ReportColumn<Coupon>[] {
  return [
    { header: text('admin.reports.coupons.code'), cell: (coupon) => getName(coupon, text) },
    countColumn(text('admin.reports.coupons.bookings'), ({ bookings }) => bookings),
    amountColumn(text('admin.reports.coupons.discount'), ({ discountAmount }) => discountAmount),
    amountColumn(text('admin.reports.coupons.revenue'), ({ revenueAmount }) => revenueAmount),
    amountColumn(text('admin.reports.coupons.average'), getAverage),
  ]
}

export function CouponReport({ range }: { range: ReportRange }) {
  const text = useText()
  return (
    <ReportResult query={apiQuery('/api/admin/reports/coupons', { query: range })}>
      {({ coupons }) => (
        <ReportCard
          title={text('admin.reports.coupons.title')}
          hint={text('admin.reports.coupons.hint')}
          range={range}
          fileName="coupons"
          columnsIn={columnsIn}
          rows={coupons}
          rowKey={({ code }) => code ?? ''}
          none={text('admin.reports.coupons.none')}
          chart={coupons.map((coupon) => amountBar(getName(coupon, text), coupon.revenueAmount))}
        />
      )}
    </ReportResult>
  )
}

function getName({ code }: Coupon, text: Text): string {
  return code ?? text('admin.reports.coupons.without')
}

function getAverage({ revenueAmount, bookings }: Coupon): string {
  return toDecimal(Math.round(toCents(revenueAmount) / bookings))
}
