import { type ReactNode, useId } from 'react'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import { FieldError } from './field.tsx'
import styles from './rating-field.module.css'

type RatingFieldProps = {
  /** Only for a form that works without JavaScript, or an island that hydrates separately. */
  name?: string
  label: ReactNode
  value: number | undefined
  onChange: (rating: number) => void
  error?: string | undefined
}

const ratings = [1, 2, 3, 4, 5]

/** A rating of one to five stars; five radio buttons for the keyboard and screen readers. */
export function RatingField({ name, label, value = 0, onChange, error }: RatingFieldProps) {
  const unnamed = useId()
  const text = useUiText()
  const id = name ?? unnamed
  return (
    <Stack as="fieldset" gap={1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.stars}>
        {ratings.map((rating) => (
          <label key={rating} className={styles.star} data-lit={rating <= value}>
            <input
              type="radio"
              name={id}
              value={rating}
              checked={rating === value}
              onChange={() => onChange(rating)}
              className={styles.radio}
            />
            <Icon name={rating <= value ? 'star' : 'star-outline'} />
            <span className="visually-hidden">{text('ui.stars', { count: rating })}</span>
          </label>
        ))}
      </div>
      {!Number.isInteger(value) && (
        <Text size="sm" tone="soft">
          {text('ui.starsNow', { rating: value })}
        </Text>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Stack>
  )
}
