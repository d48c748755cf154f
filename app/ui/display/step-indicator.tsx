import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import styles from './step-indicator.module.css'

type StepIndicatorProps = {
  label: string
  steps: string[]
  /** The active step, one-based; earlier steps are completed. One past the end completes all. */
  current: number
  /** An earlier step that is not completed. */
  missing?: number | undefined
  /** Small enough for a line with other things; names are shown only if there is much room. */
  isCompact?: boolean
}

export function StepIndicator({ label, steps, current, missing, isCompact = false }: StepIndicatorProps) {
  const text = useUiText()
  return (
    <ol role="list" aria-label={label} className={styles.steps} data-compact={isCompact || undefined}>
      {steps.map((step, index) => {
        const state = index + 1 === missing && missing < current ? 'inactive' : getState(index + 1, current)
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'active' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              {state === 'completed' ? <Icon name="check" /> : <span aria-hidden="true">{index + 1}</span>}
            </span>
            <span className={styles.label}>
              {step}
              {state === 'completed' && <span className="visually-hidden">{text('ui.completed')}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function getState(step: number, current: number): 'completed' | 'active' | 'inactive' {
  if (step < current) return 'completed'
  return step === current ? 'active' : 'inactive'
}
