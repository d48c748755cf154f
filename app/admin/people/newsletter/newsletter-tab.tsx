import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useListAddress } from '#app/admin/kit/lists/use-list-address.ts'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { RevealTogether } from '#app/admin/kit/ui/reveal-together.tsx'
import { getPage } from '#app/admin/parts/lists/get-page.ts'
import { loadEnglish } from '#app/admin/parts/lists/load-english.ts'
import { PagedList } from '#app/admin/parts/lists/paged-list.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import { api, apiPath } from '#app/lib/api/api.ts'
import { apiQuery, queriesAt, storeAnswer } from '#app/lib/api/api-query.ts'
import { saveCsv } from '#app/lib/files/save-csv.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { Badge, type Tone } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Table } from '#app/ui/display/table.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Text } from '#app/ui/layout.tsx'
import type { Subscriber } from '#contract/people/newsletter.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { SUBSCRIPTION_STATES, type SubscriptionState } from '#domain/site/newsletter.ts'
import { CampaignsSection } from './campaigns/campaigns-section.tsx'
import styles from './newsletter-tab.module.css'
import { subscriberColumns } from './subscriber-csv.ts'

const NO_FILTERS: SubscriberFilters = { state: '', search: '' }

export default function NewsletterTab() {
  const text = useText()
  const { values: filters, page, change, setPage } = useListAddress(NO_FILTERS)
  const query = useQuery(subscribersQuery(filters, page))
  const look = useCallback((search: string) => change({ search }), [change])
  return (
    <>
      <TabHeader
        title={text('admin.places.tabs.newsletter')}
        hint={text('admin.newsletter.hint')}
        actions={<ExportButton filters={filters} />}
      />
      <RevealTogether>
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
        <PagedList
          address={apiPath('/api/admin/newsletter')}
          query={query}
          page={page}
          texts="newsletter"
          drawing="messages"
          onPage={setPage}
        >
          {({ subscribers }) => <SubscriberTable subscribers={subscribers} />}
        </PagedList>
      </RevealTogether>
    </>
  )
}

function ExportButton({ filters }: { filters: SubscriberFilters }) {
  const text = useText()
  const csv = useSubscriberExport()
  return (
    <Button
      icon="download"
      variant="secondary"
      isBusy={csv.isPending}
      busyLabel={text('admin.lists.exporting')}
      onClick={() => csv.mutate(filters)}
    >
      {text('admin.lists.exportCsv')}
    </Button>
  )
}

const settingsQuery = apiQuery('/api/admin/newsletter-settings')

/** Saved on change. */
function ConfirmationSwitch() {
  const text = useText()
  const queryClient = useQueryClient()
  const { data: settings } = useQuery(settingsQuery)
  const { shown, isSaving, choose } = useSavedOnChange(settings?.confirmsNewsletter ?? false, {
    mutationFn: (confirmsNewsletter: boolean) =>
      api.put('/api/admin/newsletter-settings', { body: { confirmsNewsletter } }),
    onSuccess: (saved) => {
      storeAnswer(queryClient, settingsQuery, saved)
      toastSuccess(text('admin.newsletter.settingSaved'))
    },
  })
  if (!settings) return null
  return (
    <Card>
      <Switch
        label={text('admin.newsletter.confirms')}
        hint={text('admin.newsletter.confirmsHint')}
        checked={shown}
        aria-busy={isSaving || undefined}
        onChange={(event) => choose(event.target.checked)}
      />
    </Card>
  )
}

const EXPORT_PAGE_SIZE = 1000

/** Downloads every address that matches the filters, across all pages, as a spreadsheet. */
function useSubscriberExport() {
  return useSingleMutation({
    mutationFn: async (filters: SubscriberFilters) => ({
      subscribers: await loadAll(filters),
      english: await loadEnglish(),
    }),
    onSuccess: ({ subscribers, english }) => {
      if (subscribers.length === 0) return toastFailure(shownText()('admin.newsletter.nothingToExport'))
      const columns = subscriberColumns(english.text)
      const parts = [headerLine(columns), rowLines(columns, subscribers)]
      saveCsv(`newsletter-${partyDayAt(new Date())}.csv`, parts)
    },
  })
}

/** A new subscriber meanwhile shifts others onto the next page, so duplicates are dropped. */
async function loadAll(filters: SubscriberFilters): Promise<Subscriber[]> {
  const all = new Map<number, Subscriber>()
  for (let page = 1; ; page++) {
    const query = getPage(filters, { page, pageSize: EXPORT_PAGE_SIZE })
    const { subscribers, total } = await api.get('/api/admin/newsletter', { query })
    for (const subscriber of subscribers) all.set(subscriber.id, subscriber)
    if (subscribers.length === 0 || page * EXPORT_PAGE_SIZE >= total) return [...all.values()]
  }
}

/** The list's filters; an empty one does not filter. */
type SubscriberFilters = { readonly state: SubscriptionState | ''; readonly search: string }

function subscribersQuery(filters: SubscriberFilters, page: number) {
  return apiQuery('/api/admin/newsletter', {
    query: getPage(filters, { page, pageSize: 25 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

const TONES: Readonly<Record<SubscriptionState, Tone>> = {
  waiting: 'warning',
  subscribed: 'success',
  unsubscribed: 'neutral',
}

function SubscriberTable({ subscribers }: { subscribers: Subscriber[] }) {
  const text = useText()
  const confirmDelete = useConfirmDelete()
  const askToRemove = ({ id, email }: Subscriber) =>
    confirmDelete({
      description: text('admin.newsletter.removing', { email }),
      run: () => api.delete('/api/admin/newsletter/:id', { params: { id } }),
      done: text('admin.newsletter.removed'),
      // Newsletters say how many addresses they reach.
      refreshes: queriesAt('/api/admin/newsletter', '/api/admin/campaigns'),
    })
  return (
    <Table
      caption={text('admin.places.tabs.newsletter')}
      rows={subscribers}
      rowKey={({ id }) => id}
      columns={[
        { header: text('admin.newsletter.address'), isFreeText: true, cell: ({ email }) => email },
        {
          header: text('admin.newsletter.state'),
          onPhones: 'beside',
          cell: ({ state }) => <Badge tone={TONES[state]}>{text(`admin.newsletter.states.${state}`)}</Badge>,
        },
        {
          header: text('admin.newsletter.language'),
          cell: ({ language }) => text('admin.languageName', { language }),
        },
        { header: text('admin.newsletter.since'), cell: ({ createdAt }) => <When instant={createdAt} /> },
        {
          header: text('admin.newsletter.confirmed'),
          cell: ({ confirmedAt }) => <When instant={confirmedAt} />,
        },
        {
          header: text('admin.newsletter.left'),
          cell: ({ unsubscribedAt }) => <When instant={unsubscribedAt} />,
        },
        {
          header: text('admin.newsletter.actions'),
          cell: (subscriber) => (
            <DeleteButton
              label={text('admin.newsletter.remove', { email: subscriber.email })}
              onClick={() => askToRemove(subscriber)}
            />
          ),
        },
      ]}
    />
  )
}

function When({ instant }: { instant: string | null }) {
  const { language } = useText()
  if (instant === null) return '–'
  return (
    <time dateTime={instant} className={styles.when}>
      {formatShortDayAndTime(instant, language)}
    </time>
  )
}
