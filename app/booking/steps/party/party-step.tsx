import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { StepFrame } from '#app/booking/step-frame.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { type PartyPrices, usePartyPrices } from '#app/booking/use-party-prices.ts'
import { findOrderProblems, useSelectionCheck } from '#app/booking/use-selection-check.ts'
import type { ProblemField } from '#app/booking/wizard-steps.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { type BookingDraft, toDraftTheme } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import { teepeeCounts } from '#domain/booking/order/selection-rules.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { ChildrenQuestion } from './children-question.tsx'
import { FullDay } from './full-day.tsx'
import { NightChoice } from './night-choice.tsx'
import { PartyDayField } from './party-day-field.tsx'
import styles from './party-step.module.css'
import { ThemeCards } from './theme-cards.tsx'
import { draftDays, useDayRefusal } from './use-availability.ts'
import { usePricedParty } from './use-day-prices.ts'
import { ZipQuestion } from './zip-question.tsx'

export function PartyStep(props: StepProps) {
  const text = useText()
  const { draft, order, wizard } = props
  const [isDateFirst, setDateFirst] = useState(false)
  const dayRefusal = useDayRefusal(draft)
  const checkSelection = useSelectionCheck(props)
  const goOn = () => {
    if (!checkSelection()) return
    if (dayRefusal) wizard.showProblems({ date: dayRefusal })
    else wizard.moveTo(2)
  }
  const change = (field: ProblemField, changes: Partial<BookingDraft>) => {
    saveDraft(changes)
    wizard.clearProblem(field)
  }
  const changeTeepees = (numberOfTeepees: number) => change('teepees', { numberOfTeepees })
  const prices = usePartyPrices(draft)
  const theme = (
    <ThemeChoice
      key="theme"
      {...props}
      prices={prices}
      onChoose={(changes) => {
        change('theme', changes)
        wizard.clearProblem('teepees')
      }}
    />
  )
  const when = <When key="when" {...props} dayRefusal={dayRefusal} onTeepees={changeTeepees} />
  return (
    <StepFrame
      {...props}
      lead={text('booking.party.lead')}
      action={
        <Button size="lg" onClick={goOn} disabled={wizard.isMoving}>
          {text('booking.common.next')}
        </Button>
      }
    >
      <ChildrenQuestion
        draft={draft}
        order={order}
        prices={prices}
        onChildren={(count) =>
          change('guestCount', { details: { ...draft.details, guestCount: String(count) } })
        }
        onTeepees={changeTeepees}
      />
      <ZipQuestion draft={draft} order={order} />
      {(isDateFirst || !order.theme) && (
        <OrderSwitch isDateFirst={isDateFirst} onSwitch={() => setDateFirst(!isDateFirst)} />
      )}
      <div className={styles.choices}>{isDateFirst ? [when, theme] : [theme, when]}</div>
    </StepFrame>
  )
}

type OrderSwitchProps = { isDateFirst: boolean; onSwitch: () => void }

/** Whether the family chooses the day or the theme first. */
function OrderSwitch({ isDateFirst, onSwitch }: OrderSwitchProps) {
  const text = useText()
  return (
    <Button
      variant="secondary"
      size="sm"
      className={classNames(styles.order, !isDateFirst && styles.untilChosen)}
      onClick={onSwitch}
    >
      <Icon name={isDateFirst ? 'teepee' : 'calendar'} />
      {isDateFirst ? text('booking.party.themeFirst') : text('booking.party.dateFirst')}
    </Button>
  )
}

type ThemeChoiceProps = StepProps & {
  prices: PartyPrices
  onChoose: (changes: Partial<BookingDraft>) => void
}

function ThemeChoice({ draft, wizard, prices, onChoose }: ThemeChoiceProps) {
  const text = useText()
  const themes = useQuery(themesQuery)
  const { numberOfTeepees: teepees } = draft
  const describePrice = ({ id, pricePerTeepee }: Theme) => {
    const cents = prices.getPrice(id, teepees)
    const isAsForOne = cents === undefined || cents === parseDollars(pricePerTeepee)
    return isAsForOne ? undefined : text('booking.party.priceFor', { cents, teepees })
  }
  return (
    <ThemeCards
      themes={themes}
      chosenId={draft.themeId}
      describePrice={describePrice}
      error={wizard.problems.theme}
      onChoose={(theme) => onChoose(toDraftTheme(theme))}
    />
  )
}

type WhenProps = StepProps & {
  /** Why the selected day is not available. */
  dayRefusal: string | undefined
  onTeepees: (count: number) => void
}

function When({ draft, order, wizard, dayRefusal, onTeepees }: WhenProps) {
  const text = useText()
  const [askedDay, setAskedDay] = useState<PartyDay>()
  const priced = usePricedParty(draft)
  const { date: passed } = draft.bookingDate ? findOrderProblems(draft, order) : {}
  // What was chosen before the owner offered fewer nights can be taken back.
  const mostNights = Math.max(order.nights?.most ?? 1, draft.numberOfNights)
  const take = (changes: Partial<BookingDraft>) => {
    saveDraft(changes)
    setAskedDay(undefined)
    wizard.clear()
  }
  return (
    <div className={styles.when}>
      <Stack>
        <TeepeeCount {...{ draft, order, wizard }} onChange={onTeepees} />
        {mostNights > 1 && (
          <NightChoice
            most={mostNights}
            nights={draft.numberOfNights}
            onChange={(numberOfNights) => take({ numberOfNights })}
          />
        )}
        <RoomCheck teepees={draft.numberOfTeepees} />
      </Stack>
      <Stack>
        <PartyDayField
          day={draft.bookingDate}
          daysQuery={draftDays(draft)}
          priced={priced}
          error={wizard.problems.date ?? dayRefusal ?? (passed && text(passed))}
          onChange={(bookingDate) => take({ bookingDate })}
          onRefused={setAskedDay}
        />
        <FullDay
          day={askedDay ?? (dayRefusal === undefined ? undefined : draft.bookingDate)}
          isReasonTold={askedDay === undefined}
          draft={draft}
          onTake={take}
        />
      </Stack>
    </div>
  )
}

function TeepeeCount({ draft, order, wizard, onChange }: StepProps & { onChange: (count: number) => void }) {
  const text = useText()
  const { teepees: problem } = findOrderProblems(draft, order)
  // What was chosen before a theme that allows fewer is shown, with the problem.
  const most = Math.max(order.mostTeepees, draft.numberOfTeepees)
  return (
    <SelectField
      label={text('booking.party.teepees')}
      hint={text('booking.party.teepeesHint')}
      value={draft.numberOfTeepees}
      error={wizard.problems.teepees ?? (problem && text(problem))}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {teepeeCounts(most).map((count) => (
        <option key={count} value={count}>
          {text('party.teepees', { count })}
        </option>
      ))}
    </SelectField>
  )
}

/** Loaded when it is asked for; if that fails, it stays empty. */
const RoomFit = lazy(() => import('./room-fit.tsx').catch(() => ({ default: () => null })))

/** Whether the teepees fit in the family's room, for those who want to know. */
function RoomCheck({ teepees }: { teepees: number }) {
  const text = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <details className={styles.check} onToggle={() => setAsked(true)}>
      <summary className={styles.summary}>{text('booking.party.fit')}</summary>
      {isAsked && (
        <div className={styles.body}>
          <Suspense fallback={null}>
            <RoomFit teepees={teepees} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
