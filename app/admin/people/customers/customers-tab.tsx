import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConfirmDiscard } from '#app/admin/kit/forms/use-confirm-discard.tsx'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { hasRoomBeside, useOpenRow } from '#app/admin/kit/lists/use-open-row.ts'
import panelStyles from '#app/admin/kit/side-panel/side-panel.module.css'
import { SidePanel } from '#app/admin/kit/side-panel/side-panel.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { FilterBar } from '#app/admin/parts/lists/filter-bar.tsx'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { CUSTOMER_SORTS } from '#contract/people/customers.ts'
import { CustomerBody } from './customer-body.tsx'
import { customerQuery, customersQuery } from './customer-queries.ts'
import { CustomerTable } from './customer-table.tsx'
import { useCustomerActions } from './use-customer-actions.tsx'

const USUAL: { readonly search: string; readonly sort: string } = { search: '', sort: CUSTOMER_SORTS[0] }

export default function CustomersTab() {
  const text = useText()
  const { values, page, change, setPage } = useListAddress(USUAL)
  const sort = CUSTOMER_SORTS.find((one) => one === values.sort) ?? CUSTOMER_SORTS[0]
  const question = { search: values.search, sort, page }
  const query = useQuery(customersQuery(question))
  const { besideId, open, close, end, question: losesNotes } = useBeside()
  const look = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <TabHeader title={text('admin.places.tabs.customers')} hint={text('admin.customers.hint')} />
      <FilterBar>
        <SearchField
          search={question.search}
          placeholder={text('admin.customers.searchHint')}
          onSearch={look}
        />
        <SelectField
          label={text('admin.customers.sort')}
          value={question.sort}
          onChange={(event) => change({ sort: event.target.value })}
        >
          <Options of={CUSTOMER_SORTS} label={(sort) => text(`admin.customers.sorts.${sort}`)} />
        </SelectField>
      </FilterBar>
      <div className={besideId === undefined ? undefined : panelStyles.both}>
        <div className={panelStyles.list}>
          <PagedList
            address={apiPath('/api/admin/customers')}
            query={query}
            page={page}
            texts="customers"
            drawing="search"
            loading={<Loading />}
            onPage={setPage}
            onClear={question.search !== '' && (() => look(''))}
          >
            {({ customers }) => (
              <CustomerTable
                customers={customers}
                sort={sort}
                onSort={(by) => change({ sort: by })}
                openId={besideId}
                onOpen={open}
              />
            )}
          </PagedList>
        </div>
        {besideId !== undefined && (
          <CustomerPanel key={besideId} id={besideId} onClose={close} onErased={end} />
        )}
      </div>
      {losesNotes}
    </>
  )
}

/**
 * On wide screens a family opens beside the list; elsewhere its page opens. Asks first if there are unsaved
 * notes.
 */
function useBeside() {
  const { besideId, setBesideId } = useOpenRow()
  const [ask, question] = useConfirmDiscard()
  const open = (id: number) => {
    const hasRoom = hasRoomBeside()
    if (hasRoom && id !== besideId) ask(() => setBesideId(id))
    return hasRoom
  }
  const close = () => ask(() => setBesideId(undefined))
  return { besideId, open, close, end: () => setBesideId(undefined), question }
}

function Loading() {
  const text = useText()
  return (
    <div role="status">
      <span className="visually-hidden">{text('admin.customers.loading')}</span>
      <Skeleton shape="box" height="32rem" />
    </div>
  )
}

type CustomerPanelProps = {
  readonly id: number
  readonly onClose: () => void
  /** Called when the record it shows is gone, so that nothing in it needs saving. */
  readonly onErased: () => void
}

/** A family beside the list it was opened from. */
function CustomerPanel({ id, onClose, onErased }: CustomerPanelProps) {
  const text = useText()
  const query = useQuery(customerQuery(id))
  const { buttons, end, dialogs, compare } = useCustomerActions(query.data, onErased)
  return (
    <>
      <SidePanel
        title={text('admin.customers.details')}
        path={`/admin/customers/${id}`}
        onClose={onClose}
        footer={buttons}
      >
        <Loaded query={query} height="24rem" failed={{ title: text('admin.customers.loadFailed') }}>
          {(customer) => (
            <>
              <CustomerBody customer={customer} onCompare={compare} />
              {end}
            </>
          )}
        </Loaded>
      </SidePanel>
      {dialogs}
    </>
  )
}
