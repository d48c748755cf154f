import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Row, Text } from '#app/ui/layout.tsx'
import type { Language } from '#domain/foundation/text/language.ts'
import { FOLLOWS_SETTINGS } from '#domain/site/site-texts/site-texts.ts'
import styles from './site-texts-tab.module.css'

type UsualTextProps = {
  /** The name of the text or question. */
  id: string
  label: string
  language: Language
  usual: string
  onPutBack: () => void
}

/** The default of a customized text, and the way back to it. */
export function UsualText({ id, label, language, usual, onPutBack }: UsualTextProps) {
  const text = useText()
  return (
    <Row align="start" justify="space-between" className={styles.usual}>
      <div>
        <Text tone="soft" size="xs">
          {text('admin.siteTexts.usual')}
        </Text>
        <p lang={language} className={styles.usualText}>
          {usual}
        </p>
        {FOLLOWS_SETTINGS.has(id) && (
          <Text tone="soft" size="sm" isProse>
            {text('admin.siteTexts.followsSettings')}
          </Text>
        )}
      </div>
      <RowButton
        label={text('admin.siteTexts.putBackText')}
        name={text('admin.siteTexts.putBackOf', { label })}
        onClick={onPutBack}
      />
    </Row>
  )
}
