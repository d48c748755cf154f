import type { StepProps } from '#app/booking/step-props.ts'
import type { PartyPrices } from '#app/booking/use-party-prices.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { GUESTS, readGuestCount } from '#domain/booking/order/details-rules.ts'
import { fittingTeepees } from '#domain/booking/order/fitting-teepees.ts'
import styles from './children-question.module.css'

type ChildrenQuestionProps = Pick<StepProps, 'draft' | 'order'> & {
  prices: PartyPrices
  onChildren: (count: number) => void
  onTeepees: (count: number) => void
}

/** Asks for the children first, since the teepees follow from them: one tap takes as many as fit. */
export function ChildrenQuestion({ draft, order, prices, onChildren, onTeepees }: ChildrenQuestionProps) {
  const text = useText()
  const children = readGuestCount(draft.details.guestCount)
  const { fewest, most } = fittingTeepees(children, order.mostTeepees)
  const describe = (teepees: number) => {
    const cents = prices.getPrice(draft.themeId, teepees)
    if (cents !== undefined) return text('booking.party.proposal', { teepees, cents })
    const lowest = prices.getLowestPrice(teepees)
    if (lowest !== undefined) return text('booking.party.proposalFrom', { teepees, cents: lowest })
    return text('party.teepees', { count: teepees })
  }
  return (
    <Row gap={5} rowGap={3}>
      <div className={styles.count}>
        <Text as="span" size="sm" weight={600}>
          {text('booking.party.howManyChildren')}
        </Text>
        <QuantityStepper
          label={text('booking.party.children')}
          value={children}
          min={GUESTS.minimum}
          max={GUESTS.maximum}
          onChange={onChildren}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div
        role="group"
        aria-label={text('booking.party.proposed', { children })}
        className={styles.proposals}
      >
        {[...new Set([most, fewest])].map((teepees) => (
          <Chip
            key={teepees}
            isSelected={teepees === draft.numberOfTeepees}
            className={styles.proposal}
            onClick={() => onTeepees(teepees)}
          >
            {describe(teepees)}
          </Chip>
        ))}
      </div>
    </Row>
  )
}
