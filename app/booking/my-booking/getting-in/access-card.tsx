import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { FoldedCard } from '#app/ui/display/folded-card.tsx'
import { ACCESS_PARTS } from '#domain/booking/access.ts'
import { isInBuilding } from '#domain/booking/in-building.ts'
import { Facts } from '../../success/facts.tsx'
import { accessQuery, type PhasedProps } from '../booking-page-link.ts'
import styles from '../booking-page-report.module.css'
import { AccessForm } from './access-form.tsx'

/** How the crew gets in: asked if the address looks like an apartment, and shown once it is known. */
export function AccessCard({ page: { booking }, link, phase, mainAction }: PhasedProps) {
  const text = useText()
  const [isChanging, setIsChanging] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The focused element is removed along with the form. */
  const show = (changing: boolean) => {
    setIsChanging(changing)
    focus(heading.current)
  }
  const { data: access } = useQuery(accessQuery(link))
  if (!access) return null
  const isTold = ACCESS_PARTS.some((part) => access[part] !== null)
  if (!isTold && !isInBuilding(booking.partyAddress)) return null
  return (
    <FoldedCard
      id="getting-in"
      headingRef={heading}
      title={text('myBooking.access.title')}
      note={text(isTold ? 'myBooking.access.told' : 'myBooking.access.asked')}
      startsOpen={phase === 'thisWeek' || phase === 'tonight'}
    >
      {isTold && !isChanging ? (
        <>
          <Facts
            facts={ACCESS_PARTS.map((part) => [text(`myBooking.access.parts.${part}.label`), access[part]])}
          />
          <div className={`${styles.ways} ${styles.settled}`}>
            <Button variant="secondary" onClick={() => show(true)}>
              {text('myBooking.access.change')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.sentence}>{text('myBooking.access.sentence')}</p>
          <AccessForm
            access={access}
            link={link}
            isMain={mainAction === 'access'}
            onSaved={() => show(false)}
          />
        </>
      )}
    </FoldedCard>
  )
}

/** The heading can be focused only for this: otherwise some browsers would not fold the section by it. */
function focus(heading: HTMLHeadingElement | null) {
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  heading?.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
}
