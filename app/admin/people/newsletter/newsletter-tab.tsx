import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api, apiPath } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Subscriber } from '#contract/people/newsletter.ts'
import { SUBSCRIPTION_STATES } from '#domain/site/newsletter.ts'
import { CampaignsSection } from './campaigns/campaigns-section.tsx'
import { ConfirmationSwitch } from './confirmation-switch.tsx'
import styles from './newsletter-tab.module.css'
import { SubscriberTable } from './subscriber-table.tsx'
import { type SubscriberFilters, subscribersQuery } from './subscribers-query.ts'
import { useSubscriberExport } from './use-subscriber-export.ts'

const NO_FILTERS: SubscriberFilters = { state: '', search: '' }

export default function NewsletterTab() {
  const text = useText()
  const { values: filters, page, change, setPage } = useListAddress(NO_FILTERS)
  const confirmDelete = useConfirmDelete()
  const askToRemove = ({ id, email }: Subscriber) =>
    confirmDelete({
      description: text('admin.newsletter.removing', { email }),
      run: () => api.delete('/api/admin/newsletter/:id', { params: { id } }),
      done: text('admin.newsletter.removed'),
      // Newsletters say how many addresses they reach.
      refreshes: queriesAt('/api/admin/newsletter', '/api/admin/campaigns'),
    })
  const csv = useSubscriberExport()
  const look = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <TabHeader
        title={text('admin.newsletter.title')}
        hint={text('admin.newsletter.hint')}
        actions={
          <Button
            icon="download"
            variant="secondary"
            isBusy={csv.isPending}
            busyLabel={text('admin.newsletter.exporting')}
            onClick={() => csv.mutate(filters)}
          >
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
          <Options of={SUBSCRIPTION_STATES} label={(state) => text(`admin.newsletter.states.${state}`)} />
        </SelectField>
      </search>
      <Subscribers filters={filters} page={page} onPage={setPage} onRemove={askToRemove} />
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
