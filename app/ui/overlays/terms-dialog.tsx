import { useUiText } from '../ui-text.ts'
import { Dialog } from './dialog.tsx'
import styles from './terms-dialog.module.css'
import { type TermsParts, TermsText } from './terms-text.tsx'

/** `version` is a text with its date. */
type TermsDialogProps = { parts: TermsParts; version: string; onClose: () => void }

/** The text of a version, over the page on which it is agreed to. */
export function TermsDialog({ parts, version, onClose }: TermsDialogProps) {
  const text = useUiText()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop
      size="2xl"
      title={text('ui.termsTitle')}
      description={version}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section aria-label={text('ui.termsText')} tabIndex={0} className={styles.text}>
        <TermsText parts={parts} />
      </section>
    </Dialog>
  )
}
