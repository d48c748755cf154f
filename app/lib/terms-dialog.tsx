import { Dialog } from '#app/ui/dialog.tsx'
import type { TermsVersion } from '#contract/terms-of-service.ts'
import { formatLong } from '#domain/party-day.ts'
import styles from './terms-dialog.module.css'
import { TermsText } from './terms-text.tsx'

type TermsDialogProps = { terms: Pick<TermsVersion, 'text' | 'version' | 'date'>; onClose: () => void }

/** The text of a version, over the page on which it is agreed to. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop
      size="2xl"
      title="Terms of Service"
      description={`Version ${terms.version} of ${formatLong(terms.date)}`}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section aria-label="The text" tabIndex={0} className={styles.text}>
        <TermsText text={terms.text} />
      </section>
    </Dialog>
  )
}
