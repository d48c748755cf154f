import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { StepFrame } from '#app/booking/step-frame.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { isPartyChosen, useSelectionCheck } from '#app/booking/use-selection-check.ts'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { saveDraft, withAddonQuantity } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StaffAiPhotosButton } from '#app/shared/staff-ai-photos-button.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { EmptyState, ErrorState } from '#app/ui/display/empty-state.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { FieldError } from '#app/ui/fields/field.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import { readGuestCount } from '#domain/booking/order/details-rules.ts'
import { AddonCard } from './addon-card.tsx'
import styles from './addons-step.module.css'
import { type AddonLimit, addonsProblem, useAddonLimits } from './use-addon-limits.ts'

export function AddonsStep(props: StepProps) {
  const text = useText()
  const { wizard } = props
  const checkSelection = useSelectionCheck(props)
  const { data: addons = [] } = useQuery(addonsQuery)
  const limits = useAddonLimits(props.draft, addons)
  const problem = useRef<HTMLDivElement>(null)
  const { attention } = wizard
  const message = wizard.problems.addons
  useEffect(() => {
    // The button that was pressed is far below the error it causes, each time.
    if (message && attention > 0) problem.current?.focus()
  }, [message, attention])
  const goOn = () => {
    if (!checkSelection()) return
    const found = addonsProblem(props.draft, { limits, addons, text })
    if (found) wizard.showProblems({ addons: found })
    else wizard.moveTo(3)
  }
  return (
    <StepFrame
      {...props}
      lead={text('booking.addons.lead')}
      action={
        <Button size="lg" disabled={wizard.isMoving} onClick={goOn}>
          {isPartyChosen(props.draft, props.order) ? (
            text('booking.common.next')
          ) : (
            <>
              <span className="visually-hidden">{text('booking.addons.nextIs')}</span>
              {text('booking.addons.chooseParty')}
            </>
          )}
        </Button>
      }
    >
      <div className={styles.staff}>
        <StaffAiPhotosButton />
      </div>
      <div ref={problem} tabIndex={-1} role="alert" className={styles.problem}>
        <FieldError id="addons-error">{message}</FieldError>
      </div>
      <Addons {...props} limits={limits} />
    </StepFrame>
  )
}

type AddonsProps = StepProps & { limits: ReadonlyMap<number, AddonLimit> }

function Addons({ draft, wizard, limits }: AddonsProps) {
  const text = useText()
  const { data, isError } = useQuery(addonsQuery)
  if (isError) return <ErrorState>{text('booking.addons.failed')}</ErrorState>
  if (!data) return <AddonSkeletons />
  const available = data.filter((addon) => addon.available)
  if (available.length === 0) return <EmptyState>{text('booking.addons.none')}</EmptyState>
  const getQuantity = ({ id }: Addon) => draft.addons.find((line) => line.addonId === id)?.quantity ?? 0
  return (
    <ul role="list" className={styles.grid}>
      {available.map((addon) => (
        <AddonCard
          key={addon.id}
          addon={addon}
          quantity={getQuantity(addon)}
          guests={readGuestCount(draft.details.guestCount)}
          limit={limits.get(addon.id)}
          onChange={(quantity) => {
            saveDraft({ addons: withAddonQuantity(draft.addons, addon.id, quantity) })
            wizard.clearProblem('addons')
          }}
        />
      ))}
    </ul>
  )
}

function AddonSkeletons() {
  return (
    <div className={styles.grid}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((place) => (
        <Skeleton key={place} shape="box" height="8rem" />
      ))}
    </div>
  )
}
