import { useRef, useState } from 'react'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type TeepeeAdvice as Advice, teepeeAdvice } from '#domain/order/fitting-teepees.ts'
import type { StepProps } from '../step-props.ts'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './teepee-advice.module.css'
import { useDayRefusal } from './use-availability.ts'

type TeepeeAdviceProps = Pick<StepProps, 'draft' | 'wizard'> & { isDisabled?: boolean }

/** Advises a family whose children do not fit, and sets the fitting number at one tap. It is optional. */
export function TeepeeAdvice({ draft, wizard, isDisabled = false }: TeepeeAdviceProps) {
  const words = useBookingWords().party
  const [takenCount, setTakenCount] = useState<number>()
  const place = useRef<HTMLDivElement>(null)
  const advice = teepeeAdvice(Number(draft.details.guestCount), draft.numberOfTeepees)
  const take = (numberOfTeepees: number) => {
    saveDraft({ numberOfTeepees })
    setTakenCount(numberOfTeepees)
    // The button disappears with the advice.
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
            {words.nowHas(takenCount)}
          </p>
        )
      )}
    </div>
  )
}

type OfferProps = Required<TeepeeAdviceProps> & { advice: Advice; onTake: (count: number) => void }

function Offer({ advice: { message, fitting }, draft, wizard, isDisabled, onTake }: OfferProps) {
  const { party: words, shared } = useBookingWords()
  const refusal = useDayRefusal({ ...draft, numberOfTeepees: fitting })
  const isBusy = isDisabled || wizard.isMoving
  return (
    <div className={styles.offer}>
      <p>
        {shared.text(message)} {refusal ? words.notThatMany : words.youHave(draft.numberOfTeepees)}
      </p>
      {refusal ? (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => wizard.moveTo(1)}>
          {words.otherDay}
        </Button>
      ) : (
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onTake(fitting)}>
          {words.takeTeepees(fitting)}
        </Button>
      )}
    </div>
  )
}
