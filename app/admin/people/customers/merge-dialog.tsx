import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { SearchField } from '#app/admin/parts/lists/search-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { ActDialog } from '#app/ui/overlays/act-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { ContactFacts } from './contact-facts.tsx'
import styles from './customer-body.module.css'
import { ALL_ABOUT_CUSTOMERS, customerQuery, customersQuery } from './customer-queries.ts'
import { FamilyRow } from './family-row.tsx'
import { monthName } from './month-name.ts'

/** The maximum number of results; a more specific search narrows them down. */
const MOST_FOUND = 6

type MergeDialogProps = { customer: CustomerDetails; otherId: number | undefined; onClose: () => void }

/** Finds another record of the same family, shows both side by side, and merges them. */
export function MergeDialog({ customer, otherId: suggested, onClose }: MergeDialogProps) {
  const text = useText()
  const [otherId, setOtherId] = useState(suggested)
  return otherId === undefined ? (
    <Dialog
      onClose={onClose}
      size="2xl"
      title={text('admin.customers.mergeTitle')}
      description={text('admin.customers.mergeHint')}
    >
      <Candidates customer={customer} onChoose={setOtherId} />
    </Dialog>
  ) : (
    <Comparison
      customer={customer}
      otherId={otherId}
      onBack={() => setOtherId(undefined)}
      onClose={onClose}
    />
  )
}

type CandidatesProps = { customer: CustomerDetails; onChoose: (id: number) => void }

function Candidates({ customer, onChoose }: CandidatesProps) {
  const text = useText()
  const [search, setSearch] = useState('')
  const { data, isPending } = useQuery(customersQuery({ search, sort: 'latest', page: 1 }, MOST_FOUND + 1))
  const found = (data?.customers ?? []).filter(({ id }) => id !== customer.id).slice(0, MOST_FOUND)
  return (
    <>
      <SearchField search={search} placeholder={text('admin.customers.searchHint')} onSearch={setSearch} />
      <Stack marginTop={4}>
        {isPending && <Skeleton shape="box" height="12rem" />}
        {data && found.length === 0 && <EmptyState>{text('admin.customers.mergeNobody')}</EmptyState>}
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((family) => (
              <FamilyRow key={family.id} family={family} onCompare={onChoose} />
            ))}
          </ul>
        )}
      </Stack>
    </>
  )
}

type ComparisonProps = {
  customer: CustomerDetails
  otherId: number
  onBack: () => void
  onClose: () => void
}

function Comparison({ customer, otherId, onBack, onClose }: ComparisonProps) {
  const text = useText()
  const { data: other, error } = useQuery(customerQuery(otherId))
  const { merge, isMerging } = useMerge(customer, other, onClose)
  return (
    <ActDialog
      onClose={onClose}
      size="3xl"
      title={text('admin.customers.mergeTitle')}
      description={text('admin.customers.mergeFinal')}
      onCancel={onBack}
      cancelLabel={text('admin.customers.back')}
      onConfirm={merge}
      confirmLabel={text('admin.customers.mergeNow')}
      tone="danger"
      isDisabled={!other}
      isBusy={isMerging}
      busyLabel={text('admin.customers.merging')}
    >
      {error && <p role="alert">{describeFailure(error)}</p>}
      {!other && !error && <Skeleton shape="box" height="16rem" />}
      {other && (
        <div className={styles.details}>
          <Side place="keeps" customer={customer} />
          <Side place="joins" customer={other} />
        </div>
      )}
    </ActDialog>
  )
}

/** Merges only what was shown: if somebody else changed a record since, it is shown again first. */
function useMerge(customer: CustomerDetails, other: CustomerDetails | undefined, onDone: () => void) {
  const text = useText()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: ({ id, version }: CustomerDetails) =>
      api.post('/api/admin/customers/:id/merge', {
        params: { id: customer.id },
        body: { otherId: id, version: customer.version, otherVersion: version },
      }),
    done: text('admin.customers.merged'),
    refreshes: ALL_ABOUT_CUSTOMERS,
    onSuccess: onDone,
  })
  return { merge: () => other && mutate(other), isMerging: isPending }
}

function Side({ place, customer }: { place: 'keeps' | 'joins'; customer: CustomerDetails }) {
  const text = useText()
  const { bookings, messages, paidAmount, birthMonth, notes } = customer
  const name = customer.name || text('admin.customers.nameless')
  return (
    <FactGroup level={3} title={text(`admin.customers.${place}`, { name })}>
      <ContactFacts customer={customer} />
      <Fact name={text('admin.customers.bookings')}>
        {bookings
          .map(({ id, bookingDate }) => `#${id} ${formatLong(bookingDate, text.language)}`)
          .join('\n') || text('admin.customers.noBookings')}
      </Fact>
      <Fact name={text('admin.customers.messages')}>{messages.length}</Fact>
      <Fact name={text('admin.customers.paid')}>{dollars(paidAmount)}</Fact>
      <Fact name={text('admin.customers.birthday')}>
        {birthMonth === null ? text('admin.customers.unknownMonth') : monthName(text, birthMonth)}
      </Fact>
      <Fact name={text('admin.customers.notes')}>{notes || '–'}</Fact>
    </FactGroup>
  )
}
