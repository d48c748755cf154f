import { useQuery } from '@tanstack/react-query'
import { InvoiceButton } from '#app/admin/lists/invoice-button.tsx'
import { getSign } from '#app/admin/lists/invoice-sign.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './entries.module.css'

/** The invoices and credit notes of a booking. */
export function BookingInvoices({ id }: { id: number }) {
  const text = useText()
  const language = useLanguage()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/invoices', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data) return null
  const { invoices, hasPaymentsBefore } = data
  return (
    <section className={styles.history}>
      <h4 className={styles.title}>{text('admin.invoices.title')}</h4>
      {hasPaymentsBefore && <p className={styles.details}>{text('admin.invoices.before')}</p>}
      {!hasPaymentsBefore && invoices.length === 0 && (
        <p className={styles.details}>{text('admin.invoices.noneOfBooking')}</p>
      )}
      {invoices.length > 0 && (
        <ul role="list" className={styles.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <p className={styles.who}>
                <span>
                  {text(`admin.invoices.names.${invoice.series}`)} <InvoiceButton number={invoice.number} />
                </span>
                <span className={styles.when}>
                  {formatShort(invoice.issuedOn, language)} ·{' '}
                  <span className="tabular">
                    {getSign(invoice)}
                    {dollars(invoice.amount)}
                  </span>
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
