import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { SearchField } from '#app/admin/lists/search-field.tsx'
import { api } from '#app/lib/api.ts'
import { dollars } from '#app/lib/dollars.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CustomerDetails } from '#contract/customers.ts'
import { MONTHS } from '#domain/customer/customer-record.ts'
import { formatLong } from '#domain/party-day.ts'
import { ContactFacts } from './contact-facts.tsx'
import styles from './customer-dialog.module.css'
import { ALL_ABOUT_CUSTOMERS, customerQuery, customersQuery } from './customer-queries.ts'
import { WORDS } from './customer-words.ts'
import { FamilyRow } from './family-row.tsx'

/** How many of those found can be compared; more words narrow them down. */
const MOST_FOUND = 6

type MergeDialogProps = { customer: CustomerDetails; otherId: number | undefined; onClose: () => void }

/** Looks for another record of the same family, shows both beside each other, and makes them one. */
export function MergeDialog({ customer, otherId: suggested, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState(suggested)
  return otherId === undefined ? (
    <Dialog isOpen onClose={onClose} size="2xl" title={WORDS.mergeTitle} description={WORDS.mergeHint}>
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
  const [search, setSearch] = useState('')
  const { data, isPending } = useQuery(customersQuery({ search, sort: 'latest', page: 1 }, MOST_FOUND + 1))
  const found = (data?.customers ?? []).filter(({ id }) => id !== customer.id).slice(0, MOST_FOUND)
  return (
    <>
      <SearchField search={search} placeholder={WORDS.searchHint} onSearch={setSearch} />
      <div className={styles.found}>
        {isPending && <Skeleton shape="box" height="12rem" />}
        {data && found.length === 0 && <EmptyState>{WORDS.mergeNobody}</EmptyState>}
        {found.length > 0 && (
          <ul className={styles.list}>
            {found.map((family) => (
              <FamilyRow key={family.id} family={family} onCompare={onChoose} />
            ))}
          </ul>
        )}
      </div>
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
  const { data: other, error } = useQuery(customerQuery(otherId))
  const { merge, isMerging } = useMerge(customer, other, onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="3xl"
      title={WORDS.mergeTitle}
      description={WORDS.mergeFinal}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {WORDS.back}
          </Button>
          <Button
            variant="danger"
            disabled={!other}
            isBusy={isMerging}
            busyLabel={WORDS.merging}
            onClick={merge}
          >
            {WORDS.mergeNow}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{failureWords(error)}</p>}
      {!other && !error && <Skeleton shape="box" height="16rem" />}
      {other && (
        <div className={styles.details}>
          <Side title={WORDS.keeps} customer={customer} />
          <Side title={WORDS.joins} customer={other} />
        </div>
      )}
    </Dialog>
  )
}

/** What was looked at is what is merged: a record that somebody changed since is shown anew first. */
function useMerge(customer: CustomerDetails, other: CustomerDetails | undefined, onDone: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, version }: CustomerDetails) =>
      api.post('/api/admin/customers/:id/merge', {
        params: { id: customer.id },
        body: { otherId: id, version: customer.version, otherVersion: version },
      }),
    onSuccess: () => {
      toastSuccess(WORDS.merged)
      onDone()
    },
    onError: (error) => toastFailure(failureWords(error)),
    onSettled: () => queryClient.invalidateQueries(ALL_ABOUT_CUSTOMERS),
  })
  return { merge: () => other && mutate(other), isMerging: isPending }
}

function Side({ title, customer }: { title: string; customer: CustomerDetails }) {
  const { name, bookings, messages, paidAmount, birthMonth, notes } = customer
  return (
    <FactGroup level={3} title={`${title}: ${name || WORDS.nameless}`}>
      <ContactFacts customer={customer} />
      <Fact name={WORDS.bookings}>
        {bookings.map(({ id, bookingDate }) => `#${id} ${formatLong(bookingDate)}`).join('\n') ||
          WORDS.noBookings}
      </Fact>
      <Fact name={WORDS.messages}>{messages.length}</Fact>
      <Fact name={WORDS.paid}>{dollars(paidAmount)}</Fact>
      <Fact name={WORDS.birthday}>{birthMonth === null ? WORDS.unknownMonth : MONTHS[birthMonth - 1]}</Fact>
      <Fact name={WORDS.notes}>{notes || '–'}</Fact>
    </FactGroup>
  )
}
