import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { NO_LEAVE_QUESTION } from '#app/admin/kit/forms/leave-question.tsx'
import { isGone, ownPage, useNeighbors } from '#app/admin/kit/side-panel/own-page.ts'
import { PageNav } from '#app/admin/kit/side-panel/page-nav.tsx'
import { Loaded } from '#app/admin/kit/ui/loaded.tsx'
import { Permitted } from '#app/admin/shell/permitted.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import type { Customer, CustomerPage as CustomerPageData } from '#contract/people/customers.ts'
import { CustomerBody } from './customer-body.tsx'
import { customerQuery } from './customer-queries.ts'
import { useCustomerActions } from './use-customer-actions.tsx'

/** A family's own page. */
export default function CustomerPage() {
  const text = useText()
  const { id = '' } = useParams()
  return (
    <Permitted needs="customers" title={text('admin.customers.details')}>
      <CustomerWithId key={id} id={Number(id)} />
    </Permitted>
  )
}

function CustomerWithId({ id }: { id: number }) {
  const text = useText()
  const navigate = useNavigate()
  const query = useQuery({ ...customerQuery(id), ...ownPage(id) })
  const { buttons, end, dialogs, compare } = useCustomerActions(
    query.data,
    () => void navigate('/admin/customers', { state: NO_LEAVE_QUESTION }),
  )
  const hasGone = isGone(id, query)
  const title = query.data && !hasGone ? query.data.name || text('admin.customers.nameless') : undefined
  return (
    <>
      <TabHeader
        title={title ?? text('admin.customers.details')}
        ways={<Ways id={id} />}
        actions={!hasGone && buttons}
      />
      {hasGone ? (
        <EmptyState drawing="search">{text('admin.customers.gone')}</EmptyState>
      ) : (
        <Loaded query={query} height="32rem" failed={{ title: text('admin.customers.loadFailed') }}>
          {(customer) => (
            <Card>
              <h2 className="visually-hidden">{text('admin.customers.details')}</h2>
              <CustomerBody customer={customer} onCompare={compare} />
              {end}
            </Card>
          )}
        </Loaded>
      )}
      {dialogs}
    </>
  )
}

/** Links back to the list and to the previous and next families in it. */
function Ways({ id }: { id: number }) {
  const text = useText()
  const { previous, next } = useNeighbors(queriesAt('/api/admin/customers'), id, getRows)
  const to = (other: Customer | undefined, name: 'admin.customers.previous' | 'admin.customers.next') => {
    if (!other) return undefined
    const words = other.name || text('admin.customers.nameless')
    return { to: `/admin/customers/${other.id}`, words, label: text(name, { name: words }) }
  }
  return (
    <PageNav
      back={{ to: '/admin/customers', words: text('admin.customers.all') }}
      previous={to(previous, 'admin.customers.previous')}
      next={to(next, 'admin.customers.next')}
    />
  )
}

const getRows = ({ customers }: CustomerPageData) => customers
