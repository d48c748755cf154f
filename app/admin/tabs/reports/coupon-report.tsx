import { useQuery } from '@tanstack/react-query'
import { BarList } from '#app/admin/charts/bar-list.tsx'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import type { CouponReport as Coupons } from '#contract/money/reports.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { ReportRange } from '#domain/reports/report-range.ts'
import type { Language } from '#domain/text/language.ts'
import { ReportCard } from './report-card.tsx'
import { amountColumn, countColumn, type ReportColumn } from './report-columns.ts'
import { FRESH, ReportResult } from './report-result.tsx'
import { REPORT_WORDS, type ReportWords } from './report-words.ts'

type Coupon = Coupons['coupons'][number]

function columnsIn(language: Language): ReportColumn<Coupon>[] {
  const words = REPORT_WORDS[language].coupons
  return [
    { header: words.code, cell: (coupon) => getName(coupon, words) },
    countColumn(words.bookings, ({ bookings }) => bookings),
    amountColumn(words.discount, ({ discountAmount }) => discountAmount),
    amountColumn(words.revenue, ({ revenueAmount }) => revenueAmount),
    amountColumn(words.average, getAverage),
  ]
}

export function CouponReport({ range }: { range: ReportRange }) {
  const words = useWords(REPORT_WORDS).coupons
  const query = useQuery(apiQuery('/api/admin/reports/coupons', { query: range, ...FRESH }))
  return (
    <ReportResult query={query}>
      {({ coupons }) => (
        <ReportCard
          title={words.title}
          hint={words.hint}
          range={range}
          fileName="coupons"
          columnsIn={columnsIn}
          rows={coupons}
          rowKey={getKey}
          none={words.none}
          chart={(summary) => (
            <BarList
              summary={summary}
              bars={coupons.map((coupon) => ({
                key: getKey(coupon),
                label: getName(coupon, words),
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

function getKey({ code }: Coupon): string {
  return code ?? ''
}

function getName({ code }: Coupon, words: ReportWords['coupons']): string {
  return code ?? words.without
}

function getAverage({ revenueAmount, bookings }: Coupon): string {
  return toDecimal(Math.round(toCents(revenueAmount) / bookings))
}
