import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { apiQuery } from '#app/lib/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { centsOf } from '#contract/decimal.ts'
import type { CouponReport as Coupons } from '#contract/reports.ts'
import { toDecimal } from '#domain/money.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { FRESH, ReportResult } from './report-result.tsx'
import { WORDS } from './report-words.ts'

type Coupon = Coupons['coupons'][number]

const COLUMNS: ReportColumn<Coupon>[] = [
  { header: WORDS.coupons.code, cell: nameOf },
  countColumn(WORDS.coupons.bookings, ({ bookings }) => bookings),
  amountColumn(WORDS.coupons.discount, ({ discountAmount }) => discountAmount),
  amountColumn(WORDS.coupons.revenue, ({ revenueAmount }) => revenueAmount),
  amountColumn(WORDS.coupons.average, averageOf),
]

export function CouponReport({ range }: { range: ReportRange }) {
  const query = useQuery(apiQuery('/api/admin/reports/coupons', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ coupons }) => (
        <ReportCard
          title={WORDS.coupons.title}
          hint={WORDS.coupons.hint}
          range={range}
          fileName="coupons"
          columns={COLUMNS}
          rows={coupons}
          rowKey={nameOf}
          none={WORDS.coupons.none}
          chart={(summary) => (
            <BarList
              summary={summary}
              bars={coupons.map((coupon) => ({
                key: nameOf(coupon),
                label: nameOf(coupon),
                value: Number(coupon.revenueAmount),
                words: dollars(coupon.revenueAmount),
              }))}
            />
          )}
        />
      )}
    </ReportResult>
  )
}

function nameOf({ code }: Coupon): string {
  return code ?? WORDS.coupons.without
}

function averageOf({ revenueAmount, bookings }: Coupon): string {
  return toDecimal(Math.round(centsOf(revenueAmount) / bookings))
}
