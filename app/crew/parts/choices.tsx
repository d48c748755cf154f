import styles from './choices.module.css'

type ChoicesProps<Id extends string> = {
  readonly label: string
  readonly choices: readonly { readonly id: Id; readonly label: string }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A few alternatives side by side, one of which is selected. */
export function Choices<Id extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Id>) {
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          aria-pressed={choice.id === chosen}
          className={styles.choice}
          onClick={() => onChoose(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
