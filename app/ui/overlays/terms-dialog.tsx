import { useUiText } from '../ui-text.ts'
import { Dialog } from './dialog.tsx'
import styles from './terms-dialog.module.css'
import { type TermsParts, TermsText } from './terms-text.tsx'

/** `version` is a text that includes its date. */
type TermsDialogProps = { parts: TermsParts; version: string; onClose: () => void }

/** The text of a version, shown over the page on which it is agreed to. */
export function TermsDialog({ parts, version, onClose }: TermsDialogProps) {
  const text = useUiText()
  return (
    <Dialog onClose={onClose} closesOnBackdrop size="2xl" title={text('ui.termsTitle')} description={version}>
      <TermsSection parts={parts} />
    </Dialog>
  )
}

/** `lang` is set if the text's language differs from the page's. */
export function TermsSection({ parts, lang }: { parts: TermsParts; lang?: string }) {
  const text = useUiText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section aria-label={text('ui.termsText')} tabIndex={0}>
      <div lang={lang} className={styles.parts}>
        <TermsText parts={parts} />
      </div>
    </section>
  )
}
