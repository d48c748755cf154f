import { useQueries, useQuery } from '@tanstack/react-query'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { getBookingPhase } from '#contract/booking/booking-phase.ts'
import type { PartyPhase } from '#domain/booking/party-phase.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { Help } from '../help.tsx'
import { Loading } from '../linked-page.tsx'
import { AfterPartyCard } from './after/after-party-card.tsx'
import { TipCard } from './after/tip-card.tsx'
import { accessQuery, type BookingPageProps, damageClaimQuery, progressQuery } from './booking-page-link.ts'
import styles from './booking-page-report.module.css'
import { Changes } from './changes.tsx'
import { CrewProgress } from './crew-progress.tsx'
import { DamageCards } from './damage/damage-card.tsx'
import { Documents } from './documents/documents.tsx'
import { DuePaymentCard } from './due-payment-card.tsx'
import { AccessCard } from './getting-in/access-card.tsx'
import { PartyCard } from './party-card.tsx'
import { PartyHeader } from './party-header.tsx'
import { PaymentHistory } from './payment-history.tsx'
import { getMainAction } from './phase/main-action.ts'
import { PicturesCard } from './pictures-card.tsx'
import { RoomFitCard } from './room-fit-card.tsx'
import { RoomReadyCard } from './room-ready/room-ready-card.tsx'
import { AutopayCard } from './saved-card/autopay-card.tsx'
import { HoldCard } from './saved-card/hold-card.tsx'
import { KeptCard } from './saved-card/kept-card.tsx'
import { TextsCard } from './texts-card.tsx'
import { WaitForMoreCard } from './wait-for-more-card.tsx'

type Section =
  | 'access'
  | 'changes'
  | 'damage'
  | 'details'
  | 'guests'
  | 'live'
  | 'offer'
  | 'pay'
  | 'pictures'
  | 'questions'
  | 'ready'
  | 'room'
  | 'savedCard'
  | 'texts'
  | 'thanks'
  | 'tip'

/** What a page shows in each phase, the most important first. Most sections show nothing unless they have news. */
const SECTIONS: Readonly<Record<PartyPhase, readonly Section[]>> = {
  held: ['pay', 'offer', 'details', 'questions', 'changes'],
  booked: [
    'offer',
    'savedCard',
    'pay',
    'details',
    'access',
    'guests',
    'room',
    'questions',
    'changes',
    'texts',
    'pictures',
  ],
  thisWeek: [
    'offer',
    'pay',
    'ready',
    'access',
    'guests',
    'room',
    'questions',
    'savedCard',
    'details',
    'changes',
    'texts',
    'pictures',
  ],
  tonight: [
    'live',
    'ready',
    'pay',
    'guests',
    'access',
    'questions',
    'savedCard',
    'details',
    'changes',
    'texts',
    'pictures',
  ],
  after: ['pay', 'damage', 'thanks', 'tip', 'live', 'pictures', 'details', 'savedCard', 'changes'],
  missed: ['pay', 'details', 'changes'],
  cancelled: ['pay', 'damage', 'details', 'savedCard', 'changes'],
}

export function BookingPageReport({ page, link }: BookingPageProps) {
  const phase = getBookingPhase(page.booking, partyDayAt(new Date()))
  const hasNews = useNews({ page, link, phase })
  return hasNews ? <Report page={page} link={link} phase={phase} /> : <Loading kind="own" />
}

type ReportProps = BookingPageProps & { readonly phase: PartyPhase }

/** Returns whether what some sections load by themselves has arrived once: a section that came later would move others. */
function useNews({ page, link, phase }: ReportProps): boolean {
  const [hasArrived, setArrived] = useState(false)
  const sections = SECTIONS[phase]
  const { isLoading: isAccessLoading } = useQuery({
    ...accessQuery(link),
    enabled: sections.includes('access'),
  })
  const { isLoading: isProgressLoading } = useQuery({
    ...progressQuery(link),
    enabled: sections.includes('live'),
  })
  const claims = useQueries({ queries: (page.damageClaimIds ?? []).map((id) => damageClaimQuery(link, id)) })
  const isLoading = isAccessLoading || isProgressLoading || claims.some((claim) => claim.isLoading)
  if (!isLoading && !hasArrived) setArrived(true)
  return hasArrived || !isLoading
}

function Report({ page, link, phase }: ReportProps) {
  const [isTipping, setTipping] = useState(false)
  // Once a family pays a tip, that form has the filled button.
  const mainAction = isTipping ? undefined : getMainAction(page, phase)
  const part = { page, link, phase, mainAction }
  const sections: Record<Section, ReactNode> = {
    access: <AccessCard {...part} />,
    changes: <Changes {...part} />,
    damage: <DamageCards {...part} />,
    details: <PartyCard page={page} phase={phase} />,
    guests: <GuestListCard page={page} link={link} />,
    live: <CrewProgress link={link} />,
    offer: <WaitForMoreCard {...part} />,
    pay: !page.autopay && <DuePaymentCard {...part} />,
    pictures: <PicturesCard {...part} />,
    questions: <QuestionsCard page={page} link={link} />,
    ready: <RoomReadyCard page={page} link={link} />,
    room: <RoomFitCard page={page} />,
    savedCard: (
      <>
        <AutopayCard {...part} />
        <HoldCard {...part} />
        <KeptCard {...part} />
      </>
    ),
    texts: <TextsCard {...part} />,
    thanks: <AfterPartyCard {...part} />,
    tip: <TipCard {...part} onTipping={setTipping} />,
  }
  return (
    <div className={styles.report}>
      <PartyHeader {...part} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          {SECTIONS[phase].map((name) => (
            <Fragment key={name}>{sections[name]}</Fragment>
          ))}
        </div>
        <div className={styles.sections}>
          <PaymentHistory page={page} link={link} />
          <Documents page={page} link={link} />
          <Help className={styles.help} />
        </div>
      </div>
    </div>
  )
}

const QuestionsForm = lazy(() =>
  import('./questions/questions-form.tsx').catch(() => ({ default: () => null })),
)

/** The owner's own questions; loaded only if there are any. */
function QuestionsCard({ page, link }: BookingPageProps) {
  const { questions } = page
  if (!questions) return null
  return (
    <Suspense fallback={null}>
      <QuestionsForm questions={questions} booking={page.booking} link={link} />
    </Suspense>
  )
}

const GuestList = lazy(() => import('./guest-list/guest-list.tsx').catch(() => ({ default: () => null })))

/** Who is coming: folded, and loaded once the host unfolds it. */
function GuestListCard({ page, link }: BookingPageProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <FoldedCard
      id="guests"
      title={text('myBooking.guests.title')}
      note={text('myBooking.guests.note')}
      onToggle={setOpen}
    >
      <Suspense fallback={null}>{isOpen && <GuestList page={page} link={link} />}</Suspense>
    </FoldedCard>
  )
}
