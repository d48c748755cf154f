import { useQuery } from '@tanstack/react-query'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from '../terms/terms-agreement.module.css'
import own from './text-consent.module.css'

type TextConsentProps = {
  /** The sentence that is kept as what they agreed to. */
  words: string
  isTicked: boolean
  isDisabled?: boolean
  onTick: (isTicked: boolean) => void
}

/** The box that asks for texts, where the site sends any. Nobody ticks it for a family. */
export function TextConsent({ words, isTicked, isDisabled, onTick }: TextConsentProps) {
  const { data: settings } = useQuery(siteSettingsQuery)
  if (!settings?.sendsTexts) return null
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
