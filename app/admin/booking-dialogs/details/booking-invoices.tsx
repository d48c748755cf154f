import { useQuery } from '@tanstack/react-query'
import { InvoiceButton } from '#app/admin/lists/invoice-button.tsx'
import { getSign, INVOICE_WORDS } from '#app/admin/lists/invoice-words.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './booking-history.module.css'

/** The invoices and credit notes of a booking. */
export function BookingInvoices({ id }: { id: number }) {
  const words = useWords(INVOICE_WORDS)
  const language = useLanguage()
  const { data } = useQuery(
    apiQuery('/api/bookings/:id/invoices', { params: { id }, refetchOnMount: 'always' }),
  )
  if (!data) return null
  const { invoices, hasPaymentsBefore } = data
  return (
    <section className={styles.history}>
      <h4 className={styles.title}>{words.title}</h4>
      {hasPaymentsBefore && <p className={styles.details}>{words.before}</p>}
      {!hasPaymentsBefore && invoices.length === 0 && <p className={styles.details}>{words.noneOfBooking}</p>}
      {invoices.length > 0 && (
        <ul role="list" className={styles.entries}>
          {invoices.map((invoice) => (
            <li key={invoice.number}>
              <p className={styles.who}>
                <span>
                  {words.names[invoice.series]} <InvoiceButton number={invoice.number} />
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
