import { useQuery } from '@tanstack/react-query'
import { apiPath } from '#app/lib/api/api.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import { type BookingPageLink, toPlaces } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'

/** Invoices and credit notes; renders nothing until there are payments. */
export function FamilyInvoices({ link }: { link: BookingPageLink }) {
  const text = useText()
  const { data } = useQuery(apiQuery('/api/my-bookings/:reference/invoices', toPlaces(link)))
  if (!data || data.invoices.length === 0) return null
  const { params, query } = toPlaces(link)
  return (
    <div>
      <Text as="h3" size="md">
        {text('myBooking.invoices.title')}
      </Text>
      {data.hasPaymentsBefore && <p className={styles.sentence}>{text('myBooking.invoices.before')}</p>}
      <ul role="list" className={styles.downloads}>
        {data.invoices.map(({ number, series, issuedOn, amount }) => (
          <Stack as="li" key={number} gap={1}>
            <a
              href={apiPath('/api/my-bookings/:reference/invoices/:number/pdf', {
                params: { ...params, number },
                query,
              })}
              download
              className={buttonClass('secondary', 'sm')}
            >
              <Icon name="download" />
              {text('myBooking.invoices.label', { series, number })}
            </a>
            <span className={styles.invoiceFacts}>
              {formatShort(issuedOn, text.language)} ·{' '}
              <span className="tabular">
                {series === 'creditNote' && '-'}
                {dollars(amount)}
              </span>
            </span>
          </Stack>
        ))}
      </ul>
    </div>
  )
}
