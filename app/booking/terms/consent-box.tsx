import { classNames } from '#app/ui/class-names.ts'
import own from './consent-box.module.css'
import styles from './terms-agreement.module.css'

type ConsentBoxProps = {
  /** The sentence that is stored as the consent. */
  words: string
  isTicked: boolean
  isDisabled?: boolean
  onTick: (isTicked: boolean) => void
}

/** A consent checkbox, never pre-checked. */
export function ConsentBox({ words, isTicked, isDisabled, onTick }: ConsentBoxProps) {
  return (
    <label className={classNames(styles.row, own.consent)}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        disabled={isDisabled}
        onChange={(event) => onTick(event.target.checked)}
      />
      <span>{words}</span>
    </label>
  )
}
