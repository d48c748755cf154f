import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DiscardQuestion } from '#app/admin/forms/discard-question.tsx'
import { failureWords } from '#app/admin/forms/failure-words.ts'
import { Fact, FactGroup } from '#app/admin/lists/fact-group.tsx'
import { dollars } from '#app/lib/dollars.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import type { CustomerDetails } from '#contract/people/customers.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { ContactFacts } from './contact-facts.tsx'
import styles from './customer-dialog.module.css'
import { customerQuery } from './customer-queries.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportButton } from './export-button.tsx'
import { FamilyRow } from './family-row.tsx'
import { History } from './history.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { NotesForm } from './notes-form.tsx'

type CustomerDialogProps = { id: number; onClose: () => void; onBooking: (id: number) => void }

export function CustomerDialog({ id, onClose, onBooking }: CustomerDialogProps) {
  const text = useText()
  const { data: customer, isPending, error } = useQuery(customerQuery(id))
  const [open, setOpen] = useState<{ dialog: 'merge'; otherId?: number } | { dialog: 'erase' }>()
  const close = () => setOpen(undefined)
  const [hasNewNotes, setHasNewNotes] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      isOpen
      onClose={() => (hasNewNotes ? setIsAsking(true) : onClose())}
      title={text('admin.customers.details')}
      size="3xl"
      footer={
        customer && (
          <>
            <ExportButton customer={customer} />
            <Button variant="secondary" onClick={() => setOpen({ dialog: 'merge' })}>
              {text('admin.customers.merge')}
            </Button>
          </>
        )
      }
    >
      {isPending && <Skeleton shape="box" height="24rem" />}
      {!isPending && !customer && (
        <ErrorState title={text('admin.customers.loadFailed')}>{failureWords(error)}</ErrorState>
      )}
      {customer && (
        <>
          <Details
            customer={customer}
            onNotes={setHasNewNotes}
            onBooking={onBooking}
            onCompare={(otherId) => setOpen({ dialog: 'merge', otherId })}
          />
          <p className={styles.end}>
            <Button variant="quiet" onClick={() => setOpen({ dialog: 'erase' })}>
              {text('admin.customers.erase')}
            </Button>
          </p>
          {open?.dialog === 'merge' && (
            <MergeDialog customer={customer} otherId={open.otherId} onClose={close} />
          )}
          {open?.dialog === 'erase' && <EraseDialog customer={customer} onClose={close} onErased={onClose} />}
        </>
      )}
      <DiscardQuestion isOpen={isAsking} onKeep={() => setIsAsking(false)} onDiscard={onClose} />
    </Dialog>
  )
}

type DetailsProps = LookalikesProps & {
  onNotes: (areNew: boolean) => void
  onBooking: (id: number) => void
}

function Details({ customer, onNotes, onBooking, onCompare }: DetailsProps) {
  const text = useText()
  const language = useLanguage()
  const { name, newsletter, bookingCount, lastPartyDay, paidAmount } = customer
  return (
    <div className={styles.details}>
      <h3 className={styles.name}>{name || text('admin.customers.nameless')}</h3>
      <FactGroup title={text('admin.customers.contact')}>
        <ContactFacts customer={customer} />
        {newsletter.map(({ email, state }) => (
          <Fact key={email} name={text('admin.customers.newsletter')}>
            {text(`admin.customers.newsletterStates.${state}`)}
          </Fact>
        ))}
      </FactGroup>
      <FactGroup title={text('admin.customers.money')}>
        <Fact name={text('admin.customers.bookingCount')}>{bookingCount}</Fact>
        <Fact name={text('admin.customers.lastParty')}>
          {lastPartyDay ? formatLong(lastPartyDay, language) : text('admin.customers.noParty')}
        </Fact>
        <Fact name={text('admin.customers.paid')}>{dollars(paidAmount)}</Fact>
      </FactGroup>
      <NotesForm customer={customer} onDirty={onNotes} />
      <History customer={customer} onBooking={onBooking} />
      <Lookalikes customer={customer} onCompare={onCompare} />
    </div>
  )
}

type LookalikesProps = { customer: CustomerDetails; onCompare: (id: number) => void }

function Lookalikes({ customer, onCompare }: LookalikesProps) {
  const text = useText()
  if (customer.lookalikes.length === 0) return null
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>{text('admin.customers.lookalikes')}</h4>
      <ul className={styles.list}>
        {customer.lookalikes.map((family) => (
          <FamilyRow key={family.id} family={family} onCompare={onCompare} />
        ))}
      </ul>
    </section>
  )
}
