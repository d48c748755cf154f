import { useRef, useState } from 'react'
import type { StepProps } from '#app/booking/step-props.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type TeepeeAdvice as Advice, teepeeAdvice } from '#domain/booking/order/fitting-teepees.ts'
import styles from './teepee-advice.module.css'
import { useDayRefusal } from './use-availability.ts'

type TeepeeAdviceProps = StepProps & { isDisabled?: boolean }

/** Suggests more teepees if the children do not fit, applied with one tap. Following it is optional. */
export function TeepeeAdvice({ draft, order, wizard, isDisabled = false }: TeepeeAdviceProps) {
  const text = useText()
  const [takenCount, setTakenCount] = useState<number>()
  const place = useRef<HTMLDivElement>(null)
  const { details, numberOfTeepees } = draft
  const advice = teepeeAdvice(Number(details.guestCount), numberOfTeepees, order.mostTeepees)
  const take = (numberOfTeepees: number) => {
    saveDraft({ numberOfTeepees })
    setTakenCount(numberOfTeepees)
    // The button disappears along with the advice.
    place.current?.focus()
  }
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.place}>
      {advice ? (
        <Offer {...{ advice, draft, wizard, isDisabled }} onTake={take} />
      ) : (
        takenCount === draft.numberOfTeepees && (
          <p className={styles.taken}>
            <Icon name="check" />
            {text('booking.party.nowHas', { teepees: takenCount })}
          </p>
        )
      )}
    </div>
  )
}

type OfferProps = Omit<Required<TeepeeAdviceProps>, 'order'> & {
  advice: Advice
  onTake: (count: number) => void
}

function Offer({ advice: { message, fitting }, draft, wizard, isDisabled, onTake }: OfferProps) {
  const text = useText()
  const refusal = useDayRefusal({ ...draft, numberOfTeepees: fitting })
  const isBusy = isDisabled || wizard.isMoving
  return (
    <div className={styles.offer}>
      <p>
        {text(message)}{' '}
        {refusal
          ? text('booking.party.notThatMany')
          : text('booking.party.youHave', { teepees: draft.numberOfTeepees })}
      </p>
      {refusal ? (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => wizard.moveTo(1)}>
          {text('booking.party.otherDay')}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onTake(fitting)}>
          {text('booking.party.takeTeepees', { teepees: fitting })}
        </Button>
      )}
    </div>
  )
}
