import { ListTable } from '#app/admin/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import type { Customer } from '#contract/people/customers.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './customer-table.module.css'

type CustomerTableProps = { customers: Customer[]; onCustomer: (id: number) => void }

export function CustomerTable({ customers, onCustomer }: CustomerTableProps) {
  const text = useText()
  const language = useLanguage()
  return (
    <ListTable
      name="customers"
      caption={text('admin.customers.title')}
      rows={customers}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'customer',
          isFixed: true,
          header: text('admin.customers.customer'),
          isFreeText: true,
          cell: ({ id, name, emails }) => (
            <span className={styles.customer}>
              <TextButton onClick={() => onCustomer(id)}>
                {name || text('admin.customers.nameless')}
              </TextButton>
              <span className={styles.emails}>{emails.join(', ')}</span>
            </span>
          ),
        },
        {
          id: 'phone',
          header: text('admin.customers.phone'),
          cell: ({ phones }) => <Phones phones={phones} />,
        },
        {
          id: 'bookings',
          header: text('admin.customers.bookingCount'),
          cell: ({ bookingCount }) => bookingCount,
          isNumber: true,
        },
        {
          id: 'lastParty',
          header: text('admin.customers.lastParty'),
          cell: ({ lastPartyDay }) => (
            <span className={styles.day}>
              {lastPartyDay ? formatShort(lastPartyDay, language) : text('admin.customers.noParty')}
            </span>
          ),
        },
        {
          id: 'paid',
          header: text('admin.customers.paid'),
          cell: ({ paidAmount }) => dollars(paidAmount),
          isNumber: true,
        },
      ]}
    />
  )
}

function Phones({ phones }: { phones: readonly string[] }) {
  if (phones.length === 0) return '–'
  return (
    <span className={styles.phones}>
      {phones.map((phone) => (
        <a key={phone} href={phoneHref(phone)}>
          {phone}
        </a>
      ))}
    </span>
  )
}
