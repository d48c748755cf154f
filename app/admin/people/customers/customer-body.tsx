import { useQuery } from '@tanstack/react-query'
import { Link, useMatch } from 'react-router'
import { HistoryList } from '#app/admin/parts/history/history-list.tsx'
import { Fact, FactGroup } from '#app/admin/parts/lists/fact-group.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { dollars } from '#app/lib/dollars.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { CustomerConsent, CustomerDetails } from '#contract/people/customers.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { ContactFacts } from './contact-facts.tsx'
import styles from './customer-body.module.css'
import { customerHistoryQuery } from './customer-queries.ts'
import { FamilyRow } from './family-row.tsx'
import { NotesForm } from './notes-form.tsx'
import { Parties, Section } from './parties.tsx'

type CustomerBodyProps = {
  readonly customer: CustomerDetails
  readonly onCompare: (otherId: number) => void
}

/** Everything about a family, for both its page and the panel beside the list. */
export function CustomerBody({ customer, onCompare }: CustomerBodyProps) {
  const text = useText()
  const may = useCan()
  const { id, bookingCount, lastPartyDay, paidAmount, bookings } = customer
  const owedCents = bookings.reduce((sum, { owedAmount }) => sum + toCents(owedAmount), 0)
  return (
    <div className={styles.details}>
      <Name customer={customer} />
      <FactGroup
        title={text('admin.customers.contact')}
        actions={
          may('messages') && (
            <Link
              to={`/admin/messages/threads/c${id}`}
              className={classNames(buttonClass('secondary', 'sm'), styles.conversation)}
            >
              <Icon name="mail" />
              {text('admin.customers.conversation')}
            </Link>
          )
        }
      >
        <ContactFacts customer={customer} />
      </FactGroup>
      <FactGroup title={text('admin.customers.money')}>
        <Fact name={text('admin.customers.bookingCount')}>{bookingCount}</Fact>
        <Fact name={text('admin.customers.lastParty')}>
          {lastPartyDay ? formatLong(lastPartyDay, text.language) : text('admin.customers.noParty')}
        </Fact>
        <Fact name={text('admin.customers.paid')}>{dollars(paidAmount)}</Fact>
        <Fact name={text('admin.customers.owed')}>{formatDollars(owedCents)}</Fact>
      </FactGroup>
      <NotesForm customer={customer} />
      <Parties customer={customer} />
      <CustomerConsents customer={customer} />
      <Lookalikes customer={customer} onCompare={onCompare} />
      <CustomerHistory id={id} />
    </div>
  )
}

/** In the panel it links to the page, whose title already shows it. */
function Name({ customer: { id, name } }: { readonly customer: CustomerDetails }) {
  const text = useText()
  const path = `/admin/customers/${id}`
  if (useMatch(path)) return <h3 className="visually-hidden">{name || text('admin.customers.nameless')}</h3>
  return (
    <h3 className={styles.name}>
      <Link to={path}>{name || text('admin.customers.nameless')}</Link>
    </h3>
  )
}

function CustomerHistory({ id }: { readonly id: number }) {
  const { data } = useQuery(customerHistoryQuery(id))
  return data ? <HistoryList history={data} namesBookings /> : null
}

function Lookalikes({ customer, onCompare }: CustomerBodyProps) {
  const text = useText()
  return (
    <Section title={text('admin.customers.lookalikes')}>
      {customer.lookalikes.map((family) => (
        <FamilyRow key={family.id} family={family} onCompare={onCompare} />
      ))}
    </Section>
  )
}

/** The consents a family gave and withdrew. */
function CustomerConsents({ customer: { newsletter, consents } }: { customer: CustomerDetails }) {
  const text = useText()
  return (
    <Stack isFullWidth>
      <FactGroup title={text('admin.customers.consents')}>
        <Fact name={text('admin.customers.newsletter')}>
          {newsletter.length === 0 && text('admin.customers.newsletterNone')}
          {newsletter.map(({ email, state }) => (
            <span key={email} className={styles.line}>
              {text(`admin.customers.newsletterStates.${state}`)}
            </span>
          ))}
        </Fact>
        {(['texts', 'pictures', 'terms'] as const).map((kind) => (
          <Fact key={kind} name={text(`admin.customers.consent.${kind}`)}>
            <Steps consents={consents.filter((consent) => consent.kind === kind)} />
          </Fact>
        ))}
      </FactGroup>
    </Stack>
  )
}

function Steps({ consents }: { consents: readonly CustomerConsent[] }) {
  const text = useText()
  if (consents.length === 0) return text('admin.customers.notAsked')
  return consents.map(({ kind, step, about, at }) => (
    <span key={about} className={styles.line}>
      {text('admin.customers.consentStep', {
        step,
        about: kind === 'terms' ? text('admin.customers.termsVersion', { version: about }) : about,
        day: at === null ? '' : formatDay(at, text.language),
        isDated: at === null ? 'no' : 'yes',
      })}
    </span>
  ))
}
