import { useQuery } from '@tanstack/react-query'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { StepIndicator } from '#app/ui/display/step-indicator.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { StepName } from './step-name.tsx'
import type { Wizard } from './use-wizard.ts'
import styles from './wizard-header.module.css'
import { CONFIRMATION, STEPS_SHOWN } from './wizard-steps.ts'

type WizardHeaderProps = {
  wizard: Wizard
  /** Whether theme and day are chosen; without them the first step is not done, even on a later one. */
  isPartyChosen: boolean
}

/** The invitation and the steps. From the second step on one line holds them, with the step's name and the way back. */
export function WizardHeader({ wizard, isPartyChosen }: WizardHeaderProps) {
  const { step } = wizard
  const text = useText()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const isLine = step > 1
  return (
    <header className={styles.header} data-ground="dusk" data-line={isLine || undefined}>
      <div className={`page-width ${styles.row}`}>
        {isLine && step < CONFIRMATION && (
          <Button variant="quiet" size="sm" className={styles.back} onClick={wizard.goBack}>
            <Icon name="chevron-left" />
            <span className={styles.backWord}>{text('booking.common.back')}</span>
          </Button>
        )}
        <div className={styles.words}>
          <h1 className={styles.invitation}>
            {text('booking.wizard.heading', { site: settings.siteTitle })}
          </h1>
          {isLine ? (
            <StepName step={step} className={styles.name} />
          ) : (
            <p className={styles.lead}>{text('booking.wizard.lead')}</p>
          )}
        </div>
        <div className={styles.steps}>
          <StepIndicator
            label={text('booking.wizard.stepsLabel')}
            steps={STEPS_SHOWN.map((each) => text(`booking.wizard.steps.${each}`))}
            current={step}
            missing={isPartyChosen ? undefined : 1}
            isCompact={isLine}
          />
        </div>
      </div>
    </header>
  )
}
