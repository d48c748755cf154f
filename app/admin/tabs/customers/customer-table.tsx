import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import { Table } from '#app/ui/display/table.tsx'
import type { Customer } from '#contract/people/customers.ts'
import { formatShort } from '#domain/time/party-day.ts'
import styles from './customer-table.module.css'
import { CUSTOMER_WORDS } from './customer-words.ts'

type CustomerTableProps = { customers: Customer[]; onCustomer: (id: number) => void }

export function CustomerTable({ customers, onCustomer }: CustomerTableProps) {
  const words = useWords(CUSTOMER_WORDS)
  const language = useLanguage()
  return (
    <Table
      caption={words.title}
      rows={customers}
      rowKey={({ id }) => id}
      columns={[
        {
          header: words.customer,
          isFreeText: true,
          cell: ({ id, name, emails }) => (
            <span className={styles.customer}>
              <TextButton onClick={() => onCustomer(id)}>{name || words.nameless}</TextButton>
              <span className={styles.emails}>{emails.join(', ')}</span>
            </span>
          ),
        },
        { header: words.phone, cell: ({ phones }) => <Phones phones={phones} /> },
        { header: words.bookingCount, cell: ({ bookingCount }) => bookingCount, isNumber: true },
        {
          header: words.lastParty,
          cell: ({ lastPartyDay }) => (
            <span className={styles.day}>
              {lastPartyDay ? formatShort(lastPartyDay, language) : words.noParty}
            </span>
          ),
        },
        { header: words.paid, cell: ({ paidAmount }) => dollars(paidAmount), isNumber: true },
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
