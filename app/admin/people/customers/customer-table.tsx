import { useMemo } from 'react'
import { Link } from 'react-router'
import { onPlainClick } from '#app/admin/kit/side-panel/on-plain-click.ts'
import { type ListColumn, ListTable, oneWay } from '#app/admin/parts/lists/list-table.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { phoneHref } from '#app/lib/phone-href.ts'
import { useStableCallback } from '#app/lib/use-stable-callback.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Customer } from '#contract/people/customers.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatShort } from '#domain/foundation/time/party-day.ts'
import styles from './customer-table.module.css'

type CustomerTableProps = {
  customers: Customer[]
  sort: string
  onSort: (sort: string) => void
  /** The family open beside the table. */
  openId: number | undefined
  /** Returns false if there is no room beside the table: then the link opens the page. */
  onOpen: (id: number) => boolean
}

export function CustomerTable({ customers, sort, openId, ...actions }: CustomerTableProps) {
  const text = useText()
  const onOpen = useStableCallback(actions.onOpen)
  // Memoized, so that only rows that change re-render.
  const columns = useMemo(() => getColumns(text, onOpen), [text, onOpen])
  return (
    <ListTable
      name="customers"
      caption={text('admin.places.tabs.customers')}
      sort={sort}
      onSort={useStableCallback(actions.onSort)}
      isNarrow={openId !== undefined}
      rows={customers}
      rowTone={({ id }) => (id === openId ? 'open' : undefined)}
      rowKey={({ id }) => id}
      columns={columns}
    />
  )
}

function getColumns(text: Text, onOpen: CustomerTableProps['onOpen']): ListColumn<Customer>[] {
  return [
    {
      id: 'customer',
      isMain: true,
      isFixed: true,
      onPhones: 'title',
      header: text('admin.customers.customer'),
      sorts: oneWay('name', 'ascending'),
      isFreeText: true,
      cell: (customer) => <CustomerName customer={customer} onOpen={onOpen} />,
    },
    {
      id: 'phone',
      header: text('admin.customers.phone'),
      cell: ({ phones }) => <Phones phones={phones} />,
    },
    {
      id: 'bookings',
      onPhones: 'labelled',
      header: text('admin.customers.bookingCount'),
      sorts: oneWay('bookings', 'descending'),
      cell: ({ bookingCount }) => bookingCount,
      isNumber: true,
    },
    {
      id: 'lastParty',
      isMain: true,
      onPhones: 'labelled',
      header: text('admin.customers.lastParty'),
      sorts: oneWay('latest', 'descending'),
      cell: ({ lastPartyDay }) => (
        <span className={styles.day}>
          {lastPartyDay ? formatShort(lastPartyDay, text.language) : text('admin.customers.noParty')}
        </span>
      ),
    },
    {
      id: 'paid',
      isMain: true,
      onPhones: 'beside',
      header: text('admin.customers.paid'),
      sorts: oneWay('paid', 'descending'),
      cell: ({ paidAmount }) => dollars(paidAmount),
      isNumber: true,
    },
  ]
}

type CustomerNameProps = Pick<CustomerTableProps, 'onOpen'> & { customer: Customer }

function CustomerName({ customer: { id, name, emails }, onOpen }: CustomerNameProps) {
  const text = useText()
  return (
    <span className={styles.customer}>
      <Link
        to={`/admin/customers/${id}`}
        data-key="open"
        className={classNames(styles.name, 'touch-target')}
        onClick={onPlainClick(() => onOpen(id))}
      >
        {name || text('admin.customers.nameless')}
      </Link>
      <span className={styles.emails}>{emails.join(', ')}</span>
    </span>
  )
}

function Phones({ phones }: { phones: readonly string[] }) {
  if (phones.length === 0) return null
  return (
    <span className={classNames(styles.phones, 'touch-targets')}>
      {phones.map((phone) => (
        <a key={phone} href={phoneHref(phone)}>
          {phone}
        </a>
      ))}
    </span>
  )
}
