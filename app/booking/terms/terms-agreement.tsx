import { type MouseEvent, useId, useState } from 'react'
import { usePathIn } from '#app/lib/language/language.ts'
import { termsForReading } from '#app/lib/terms-for-reading.ts'
import { FieldError } from '#app/ui/fields/field.tsx'
import { TermsDialog } from '#app/ui/overlays/terms-dialog.tsx'
import { useBookingWords } from '../words/booking-words.ts'
import styles from './terms-agreement.module.css'
import type { Agreement } from './use-agreement.ts'

type TermsAgreementProps = { agreement: Agreement; isDisabled?: boolean }

/** The checkbox that agrees to a version, beside the link that opens its text in place. */
export function TermsAgreement({ agreement, isDisabled = false }: TermsAgreementProps) {
  const { payment: words } = useBookingWords()
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
    <div className={styles.agreement}>
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
        <span>{words.agreeTo(terms.version, terms.date)}</span>
      </label>
      <a
        href={pathIn('/terms-of-service')}
        target="_blank"
        rel="noopener"
        aria-haspopup="dialog"
        className={styles.link}
        onClick={read}
      >
        {words.readTerms}
      </a>
      <FieldError id={`${id}-error`}>{isMissing ? words.mustAgree : undefined}</FieldError>
      {isReading && (
        <TermsDialog {...termsForReading(terms, words.termsVersion)} onClose={() => setReading(false)} />
      )}
    </div>
  )
}
