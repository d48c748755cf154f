import { type ComponentType, useId, useState } from 'react'
import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Row } from '#app/ui/layout.tsx'
import { isNote, NOTE_MAX, SKIP_REASONS } from '#domain/crew/crew-events.ts'
import type { CrewStep } from '#domain/crew/crew-steps.ts'
import { Action } from '../parts/action.tsx'
import { CrewScreen } from '../parts/crew-screen.tsx'
import { Disclosure, DisclosureChoice } from '../parts/disclosure.tsx'
import { Panel } from '../parts/panel.tsx'
import { StopKind } from '../parts/stop-kind.tsx'
import { type DatedStop, findStop, useDays, useReported } from '../session/use-days.ts'
import { ChecksStep } from './checks-step.tsx'
import { CountStep } from './count-step.tsx'
import { toPlaceId } from './jump-to-step.ts'
import { PhotosStep } from './photos-step.tsx'
import { SignatureStep } from './signature-step.tsx'
import { StopFacts } from './stop-facts.tsx'
import { getItems, isLeft, type StopProgress, toProgress } from './stop-progress.ts'
import styles from './stop-screen.module.css'
import { useClock } from './use-clock.ts'
import { useVisit, type Visit } from './use-visit.ts'
import { VisitBar } from './visit-bar.tsx'

export function StopScreen({ id }: { readonly id: string }) {
  const text = useText()
  const days = useDays()
  const dated = days && findStop(days, id)
  if (dated) return <Stop key={id} {...dated} />
  return (
    <CrewScreen title={text('crew.stop.order')} back="">
      {days && <p>{text('crew.stop.gone')}</p>}
    </CrewScreen>
  )
}

/** A visit: what to know on the way, and what to do there, with the next step first. */
function Stop({ stop, day }: DatedStop) {
  const text = useText()
  const reported = useReported()
  const kept = reported?.get(stop.id) ?? []
  const progress = toProgress(stop, day.date, kept)
  const needs = day.steps[stop.kind]
  const takesMoney = Number(stop.owedAmount ?? 0) > 0
  const items = getItems(stop, text)
  const visit = useVisit({ stop, day: day.date, needs, progress, items, takesMoney })
  const next = day.stops.find(
    (one) => one.crew === stop.crew && isLeft(toProgress(one, day.date, reported?.get(one.id) ?? []).state),
  )
  return (
    <CrewScreen
      title={stop.customerName}
      above={
        <Row as="span" gap={3} rowGap={1} marginBottom={1} className="tabular">
          <StopKind kind={stop.kind} />
          {text('party.window', { from: stop.from, to: stop.to })}
        </Row>
      }
      back=""
      bar={<VisitBar visit={visit} next={next} />}
    >
      <StopState progress={progress} />
      {visit.isOpen && <StopSteps visit={visit} />}
      <StopFacts stop={stop} items={items} hasCall={!visit.isOpen} />
      {!visit.isOpen && <StopSteps visit={visit} />}
    </CrewScreen>
  )
}

/** The progress of the visit; renders nothing before it begins. */
function StopState({ progress: { state, times } }: { readonly progress: StopProgress }) {
  const text = useText()
  const clock = useClock()
  if (state === 'waiting') return null
  const at = times[state]
  if (!at) return null
  return (
    <p className={styles.state} data-state={state}>
      <Icon name={ICONS[state]} />
      {text(`crew.stop.states.${state}`, { time: clock(at) })}
    </p>
  )
}

const ICONS = {
  on_the_way: 'truck',
  arrived: 'map-pin',
  done: 'check',
  skipped: 'warning',
} as const

type Step = ComponentType<{ readonly visit: Visit }>

/** The steps with a section of their own; the others are the primary action. */
const PLACES: Readonly<Partial<Record<CrewStep, Step>>> = {
  photo: PhotosStep,
  checked: ChecksStep,
  counted: CountStep,
  cash: CashStep,
  signed: SignatureStep,
}

/** The work to do there, and other things to report. */
function StopSteps({ visit }: { readonly visit: Visit }) {
  const { state } = visit.progress
  return (
    <>
      {visit.isOpen &&
        visit.steps.map((step) => {
          const Place = PLACES[step]
          return Place && <Place key={step} visit={visit} />
        })}
      <NoteStep visit={visit} />
      {state !== 'done' && state !== 'skipped' && <CannotBeDone visit={visit} />}
    </>
  )
}

/** Skips the stop, with a reason for the office. */
function CannotBeDone({ visit: { isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  return (
    <Disclosure icon="cross" title={text('crew.stop.cannot')}>
      <p>{text('crew.stop.cannotHint')}</p>
      {SKIP_REASONS.map((reason) => (
        <DisclosureChoice
          key={reason}
          disabled={isBusy}
          onClick={() => void report('skipped', { data: { reason } })}
        >
          {text(`crew.stop.reasons.${reason}`)}
        </DisclosureChoice>
      ))}
    </Disclosure>
  )
}

/** For crew members who may take money. It informs the office and does not record a payment. */
function CashStep({ visit: { stop, progress, isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const clock = useClock()
  const amount = stop.owedAmount ?? '0'
  const takenAt = progress.times.cash
  if (takenAt)
    return (
      <Panel id={toPlaceId('cash')} icon="card" tone="success" title={text('crew.stop.cash')}>
        <p>{text('crew.stop.taken', { time: clock(takenAt) })}</p>
      </Panel>
    )
  const take = (text: string) => void report('cash', { data: { amount, text } })
  return (
    <Panel id={toPlaceId('cash')} icon="card" title={text('crew.stop.cash')}>
      <Action tone="plain" disabled={isBusy} onClick={() => take('cash')}>
        {text('crew.stop.tookCash', { amount: dollars(amount) })}
      </Action>
      <Action tone="plain" disabled={isBusy} onClick={() => take('check')}>
        {text('crew.stop.tookCheck', { amount: dollars(amount) })}
      </Action>
    </Panel>
  )
}

/** The only free text, for what no button covers. */
function NoteStep({ visit: { isBusy, report } }: { readonly visit: Visit }) {
  const text = useText()
  const id = useId()
  const [note, setNote] = useState('')
  const [isKept, setIsKept] = useState(false)
  const keep = async () => {
    if (!(await report('note', { data: { text: note.trim() } }))) return
    setNote('')
    setIsKept(true)
  }
  return (
    <Disclosure icon="pencil" title={<span id={id}>{text('crew.stop.note')}</span>}>
      <textarea
        aria-labelledby={id}
        rows={3}
        maxLength={NOTE_MAX}
        className={styles.text}
        value={note}
        onChange={({ target }) => {
          setNote(target.value)
          setIsKept(false)
        }}
      />
      <p role="status">{isKept && text('crew.stop.noteKept')}</p>
      <Action disabled={isBusy || !isNote(note)} onClick={() => void keep()}>
        {text('crew.stop.keepNote')}
      </Action>
    </Disclosure>
  )
}
