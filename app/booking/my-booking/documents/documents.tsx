import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type BookingPageProps, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { FamilyInvoices } from './family-invoices.tsx'

/** Files to keep: the receipt, invoices and credit notes, and the terms that were agreed to. */
export function Documents({ page, link }: BookingPageProps) {
  const text = useText()
  const places = toPlaces(link)
  const hasAgreed = page.booking.termsVersion !== undefined
  if (page.payments.length === 0 && !hasAgreed) return null
  return (
    <FoldedCard id="documents" title={text('myBooking.page.keep')} note={text('myBooking.page.keepNote')}>
      <div className={styles.downloads}>
        <File path={apiPath('/api/my-bookings/:reference/receipt.pdf', places)}>
          {text('myBooking.page.receiptPdf')}
        </File>
        <FamilyInvoices link={link} />
        {hasAgreed && (
          <File path={apiPath('/api/my-bookings/:reference/terms.pdf', places)}>
            {text('myBooking.page.termsPdf')}
          </File>
        )}
      </div>
    </FoldedCard>
  )
}

function File({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} download className={buttonClass('secondary', 'sm')}>
      <Icon name="download" />
      {children}
    </a>
  )
}
