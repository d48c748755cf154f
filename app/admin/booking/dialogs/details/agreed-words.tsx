import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Text } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import styles from './agreed-words.module.css'

type AgreedProps = {
  readonly agreedAt: string
  readonly consentText: string
  readonly consentLanguage: Language
}

/** When a family agreed. The text it agreed to can be opened: banks ask for it in a dispute. */
export function AgreedWords({ agreedAt, consentText, consentLanguage }: AgreedProps) {
  const text = useText()
  return (
    <Text as="details" size="sm" tone="soft" weight={400}>
      <summary className={styles.summary}>
        {text('admin.autopay.agreed', { when: formatShortDayAndTime(agreedAt, text.language) })}
      </summary>
      <q lang={consentLanguage}>{consentText}</q>
    </Text>
  )
}
