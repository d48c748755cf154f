import { useText } from '#app/lib/messages/use-text.ts'
import { Chip } from '#app/ui/display/chip.tsx'
import styles from './children-question.module.css'

type NightChoiceProps = { most: number; nights: number; onChange: (nights: number) => void }

/** Offers each number of nights with one tap. */
export function NightChoice({ most, nights, onChange }: NightChoiceProps) {
  const text = useText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={text('party.howManyNights')} className={styles.proposals}>
      {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
        <Chip key={count} isSelected={count === nights} onClick={() => onChange(count)}>
          {text('party.nights', { count })}
        </Chip>
      ))}
    </div>
  )
}
