import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { BookingDialogs, type OpenBooking } from '#app/admin/booking-dialogs/booking-dialogs.tsx'
import { NO_LEAVE_QUESTION } from '#app/admin/forms/leave-question.tsx'
import { PagedList } from '#app/admin/lists/paged-list.tsx'
import { SearchField } from '#app/admin/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { CUSTOMER_SORTS, type CustomerSort } from '#contract/people/customers.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { customersQuery, type ListQuestion } from './customer-queries.ts'
import { CustomerTable } from './customer-table.tsx'
import styles from './customers-tab.module.css'

export default function CustomersTab() {
  const text = useText()
  const [asked] = useSearchParams()
  const [question, setQuestion] = useState<ListQuestion>({
    search: asked.get('search') ?? '',
    sort: 'latest',
    page: 1,
  })
  const [customerId, setCustomerId] = useCustomerId()
  const [booking, setBooking] = useState<OpenBooking>()
  const look = useCallback((search: string) => setQuestion((before) => ({ ...before, search, page: 1 })), [])
  return (
    <>
      <TabHeader title={text('admin.customers.title')} hint={text('admin.customers.hint')} />
      <search className={styles.filters}>
        <SearchField
          search={question.search}
          placeholder={text('admin.customers.searchHint')}
          onSearch={look}
        />
        <SelectField
          label={text('admin.customers.sort')}
          value={question.sort}
          onChange={(event) =>
            setQuestion({ ...question, sort: event.target.value as CustomerSort, page: 1 })
          }
        >
          {CUSTOMER_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {text(`admin.customers.sorts.${sort}`)}
            </option>
          ))}
        </SelectField>
      </search>
      <Customers
        question={question}
        onPage={(page) => setQuestion({ ...question, page })}
        onCustomer={setCustomerId}
      />
      {customerId !== undefined && (
        <CustomerDialog
          key={customerId}
          id={customerId}
          onClose={() => setCustomerId(undefined)}
          onBooking={(id) => setBooking({ dialog: 'details', id })}
        />
      )}
      <BookingDialogs open={booking} onOpen={setBooking} />
    </>
  )
}

/** The open customer is part of the address, so that it can be linked. */
function useCustomerId(): [number | undefined, (id: number | undefined) => void] {
  const { id } = useParams()
  const navigate = useNavigate()
  const show = (next: number | undefined) =>
    void navigate(next === undefined ? '/admin/customers' : `/admin/customers/${next}`, {
      preventScrollReset: true,
      // The dialog itself asks before it loses notes.
      state: NO_LEAVE_QUESTION,
    })
  return [id === undefined ? undefined : Number(id), show]
}

type CustomersProps = {
  question: ListQuestion
  onPage: (page: number) => void
  onCustomer: (id: number) => void
}

function Customers({ question, onPage, onCustomer }: CustomersProps) {
  const text = useText()
  const query = useQuery(customersQuery(question))
  const loading = (
    <div role="status">
      <span className="visually-hidden">{text('admin.customers.loading')}</span>
      <Skeleton shape="box" height="32rem" />
    </div>
  )
  return (
    <PagedList
      address={apiPath('/api/admin/customers')}
      query={query}
      words={{
        loadFailed: text('admin.customers.loadFailed'),
        none: text('admin.customers.none'),
        one: text('admin.customers.one'),
        many: text('admin.customers.many'),
        pages: text('admin.customers.pages'),
      }}
      drawing="search"
      loading={loading}
      onPage={onPage}
    >
      {({ customers }) => <CustomerTable customers={customers} onCustomer={onCustomer} />}
    </PagedList>
  )
}
