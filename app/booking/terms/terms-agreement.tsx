import { type MouseEvent, useId, useState } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { TermsDialog } from '#app/ui/overlays/terms-dialog.tsx'
import { termsBlocks } from '#domain/site/terms-of-service.ts'
import styles from './terms-agreement.module.css'
import type { Agreement } from './use-agreement.ts'

type TermsAgreementProps = { agreement: Agreement; isDisabled?: boolean }

/** The checkbox that agrees to a version, with a link that opens its text in place. */
export function TermsAgreement({ agreement, isDisabled = false }: TermsAgreementProps) {
  const text = useText()
  const pathIn = usePathIn()
  const id = useId()
  const [isReading, setReading] = useState(false)
  const { terms, isAgreed, isMissing, agree, checkbox } = agreement
  if (!terms) return null
  const read = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setReading(true)
  }
  return (
    <Stack align="start" gap={1}>
      <label className={styles.row}>
        <input
          ref={checkbox}
          type="checkbox"
          required
          className={styles.box}
          checked={isAgreed}
          disabled={isDisabled}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          aria-invalid={isMissing ? true : undefined}
          onChange={(event) => agree(event.target.checked)}
        />
        <span>{text('booking.payment.agreeTo', { version: terms.version, date: terms.date })}</span>
      </label>
      <a
        href={pathIn('/terms-of-service')}
        target="_blank"
        rel="noopener"
        aria-haspopup="dialog"
        className={styles.link}
        onClick={read}
      >
        {text('booking.payment.readTerms')}
      </a>
      <FieldError id={`${id}-error`}>{isMissing ? text('booking.payment.mustAgree') : undefined}</FieldError>
      {isReading && (
        <TermsDialog
          parts={termsBlocks(terms.translation ?? terms.text)}
          version={text('booking.payment.termsVersion', { version: terms.version, date: terms.date })}
          onClose={() => setReading(false)}
        />
      )}
    </Stack>
  )
}
