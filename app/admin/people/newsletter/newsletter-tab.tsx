import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { DeleteItem } from '#app/admin/kit/forms/delete-item.tsx'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api, apiPath } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Subscriber } from '#contract/people/newsletter.ts'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { campaignsQuery } from './campaigns/campaigns-query.ts'
import { CampaignsSection } from './campaigns/campaigns-section.tsx'
import { ConfirmationSwitch } from './confirmation-switch.tsx'
import styles from './newsletter-tab.module.css'
import { SubscriberTable } from './subscriber-table.tsx'
import { type SubscriberFilters, subscribersQuery } from './subscribers-query.ts'
import { useSubscriberExport } from './use-subscriber-export.ts'

export default function NewsletterTab() {
  const text = useText()
  const queryClient = useQueryClient()
  const [filters, setFilters] = useState<SubscriberFilters>({ state: '', search: '' })
  const [page, setPage] = useState(1)
  const [removing, setRemoving] = useState<Subscriber>()
  const csv = useSubscriberExport()
  const change = useCallback((changed: Partial<SubscriberFilters>) => {
    setPage(1)
    setFilters((before) => ({ ...before, ...changed }))
  }, [])
  const look = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <TabHeader
        title={text('admin.newsletter.title')}
        hint={text('admin.newsletter.hint')}
        actions={
          <Button
            variant="secondary"
            isBusy={csv.isPending}
            busyLabel={text('admin.newsletter.exporting')}
            onClick={() => csv.mutate(filters)}
          >
            <Icon name="download" />
            {text('admin.newsletter.exportCsv')}
          </Button>
        }
      />
      <CampaignsSection />
      <Text as="h2" marginBottom={3} size="lg">
        {text('admin.newsletter.addresses')}
      </Text>
      <ConfirmationSwitch />
      <search className={styles.filters}>
        <SearchField
          search={filters.search}
          placeholder={text('admin.newsletter.searchHint')}
          onSearch={look}
        />
        <SelectField
          label={text('admin.newsletter.show')}
          value={filters.state}
          onChange={(event) => change({ state: event.target.value as SubscriberFilters['state'] })}
        >
          <option value="">{text('admin.newsletter.everyState')}</option>
          {SUBSCRIPTION_STATES.map((state) => (
            <option key={state} value={state}>
              {text(`admin.newsletter.states.${state}`)}
            </option>
          ))}
        </SelectField>
      </search>
      <Subscribers filters={filters} page={page} onPage={setPage} onRemove={setRemoving} />
      <DeleteItem
        remove={async (id) => {
          await api.delete('/api/admin/newsletter/:id', { params: { id } })
          // Newsletters say how many addresses they reach.
          void queryClient.invalidateQueries({ queryKey: campaignsQuery.queryKey })
        }}
        list={subscribersQuery(filters, page)}
        item={removing}
        description={removing && text('admin.newsletter.removing', { email: removing.email })}
        deleted={text('admin.newsletter.removed')}
        failed={describeFailure}
        onClose={() => setRemoving(undefined)}
      />
    </>
  )
}

type SubscribersProps = {
  filters: SubscriberFilters
  page: number
  onPage: (page: number) => void
  onRemove: (subscriber: Subscriber) => void
}

function Subscribers({ filters, page, onPage, onRemove }: SubscribersProps) {
  const text = useText()
  const query = useQuery(subscribersQuery(filters, page))
  return (
    <PagedList
      address={apiPath('/api/admin/newsletter')}
      query={query}
      page={page}
      words={{
        loadFailed: text('admin.newsletter.loadFailed'),
        none: text('admin.newsletter.none'),
        one: text('admin.newsletter.one'),
        many: text('admin.newsletter.many'),
        pages: text('admin.newsletter.pages'),
      }}
      drawing="messages"
      onPage={onPage}
    >
      {({ subscribers }) => <SubscriberTable subscribers={subscribers} onRemove={onRemove} />}
    </PagedList>
  )
}
