import { dollars } from '#app/lib/dollars.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { Table } from '#app/ui/table.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import type { Customer } from '#contract/customers.ts'
import { formatShort } from '#domain/party-day.ts'
import styles from './customer-table.module.css'
import { WORDS } from './customer-words.ts'

type CustomerTableProps = { customers: Customer[]; onCustomer: (id: number) => void }

export function CustomerTable({ customers, onCustomer }: CustomerTableProps) {
  return (
    <Table
      caption={WORDS.title}
      rows={customers}
      rowKey={({ id }) => id}
      columns={[
        {
          header: 'Customer',
          cell: ({ id, name, emails }) => (
            <span className={styles.customer}>
              <TextButton onClick={() => onCustomer(id)}>{name || WORDS.nameless}</TextButton>
              <span className={styles.emails}>{emails.join(', ')}</span>
            </span>
          ),
        },
        { header: WORDS.phone, cell: ({ phones }) => <Phones phones={phones} /> },
        { header: WORDS.bookingCount, cell: ({ bookingCount }) => bookingCount, isNumber: true },
        {
          header: WORDS.lastParty,
          cell: ({ lastPartyDay }) => (
            <span className={styles.day}>{lastPartyDay ? formatShort(lastPartyDay) : WORDS.noParty}</span>
          ),
        },
        { header: WORDS.paid, cell: ({ paidAmount }) => dollars(paidAmount), isNumber: true },
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
