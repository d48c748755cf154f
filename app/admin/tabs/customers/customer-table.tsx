import { ListTable } from '#app/admin/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import type { Customer } from '#contract/people/customers.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './customer-table.module.css'
import { CUSTOMER_WORDS } from './customer-words.ts'

type CustomerTableProps = { customers: Customer[]; onCustomer: (id: number) => void }

export function CustomerTable({ customers, onCustomer }: CustomerTableProps) {
  const words = useWords(CUSTOMER_WORDS)
  const language = useLanguage()
  return (
    <ListTable
      name="customers"
      caption={words.title}
      rows={customers}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'customer',
          isFixed: true,
          header: words.customer,
          isFreeText: true,
          cell: ({ id, name, emails }) => (
            <span className={styles.customer}>
              <TextButton onClick={() => onCustomer(id)}>{name || words.nameless}</TextButton>
              <span className={styles.emails}>{emails.join(', ')}</span>
            </span>
          ),
        },
        { id: 'phone', header: words.phone, cell: ({ phones }) => <Phones phones={phones} /> },
        {
          id: 'bookings',
          header: words.bookingCount,
          cell: ({ bookingCount }) => bookingCount,
          isNumber: true,
        },
        {
          id: 'lastParty',
          header: words.lastParty,
          cell: ({ lastPartyDay }) => (
            <span className={styles.day}>
              {lastPartyDay ? formatShort(lastPartyDay, language) : words.noParty}
            </span>
          ),
        },
        { id: 'paid', header: words.paid, cell: ({ paidAmount }) => dollars(paidAmount), isNumber: true },
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
