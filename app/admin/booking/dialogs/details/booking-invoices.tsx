import { useQuery } from '@tanstack/react-query'
import diary from '#app/admin/parts/history/diary.module.css'
import { InvoiceButton } from '#app/admin/parts/lists/invoice-button.tsx'
import { getSign } from '#app/admin/parts/lists/invoice-sign.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Stack } from '#app/ui/layout.tsx'
import { formatShort } from '#domain/foundation/time/party-day.ts'

/** The invoices and credit notes of a booking. */
export function BookingInvoices({ id }: { id: number }) {
  const text = useText()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/invoices', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data) return null
  const { invoices, hasPaymentsBefore } = data
  return (
    <Stack as="section" gap={3} isFullWidth>
      <h4 className={diary.title}>{text('admin.invoices.title')}</h4>
      {hasPaymentsBefore && <p className={diary.details}>{text('admin.invoices.before')}</p>}
      {!hasPaymentsBefore && invoices.length === 0 && (
        <p className={diary.details}>{text('admin.invoices.noneOfBooking')}</p>
      )}
      {invoices.length > 0 && (
        <ul role="list" className={diary.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <Row as="p" justify="space-between" align="stretch" gap={4} rowGap={0} weight={600}>
                <span>
                  {text(`admin.invoices.names.${invoice.series}`)} <InvoiceButton number={invoice.number} />
                </span>
                <span className={diary.when}>
                  {formatShort(invoice.issuedOn, text.language)} ·{' '}
                  <span className="tabular">
                    {getSign(invoice)}
                    {dollars(invoice.amount)}
                  </span>
                </span>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
