import { FieldGroup } from '#app/ui/fields/field.tsx'
import styles from './price-list.module.css'

type TickListProps = {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly { readonly value: string; readonly label: string }[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** Several of a few options. None is chosen for a condition that does not matter. */
export function TickList({ label, hint, error, options, chosen, onChange }: TickListProps) {
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {() => (
        <div className={styles.ticks}>
          {options.map((option) => (
            <label key={option.value} className={styles.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                onChange={({ target }) => {
                  const others = chosen.filter((one) => one !== option.value)
                  onChange(target.checked ? [...others, option.value].sort() : others)
                }}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
