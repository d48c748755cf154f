import { useWords } from '#app/lib/language/in-both.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './keys-dialog.module.css'
import { PALETTE_WORDS } from './palette-words.ts'
import { PLACES_BY_KEY } from './use-admin-keys.ts'
import { LIST_KEYS } from './use-list-keys.ts'

/** What the keyboard does everywhere in the admin. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(PALETTE_WORDS).keys
  const text = useText()
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closesOnBackdrop>
      <dl className={styles.keys}>
        <div className={styles.row}>
          <dt>
            <kbd>{words.searchKey}</kbd> {words.or} <kbd>/</kbd>
          </dt>
          <dd>{words.search}</dd>
        </div>
        {Object.entries(PLACES_BY_KEY).map(([letter, place]) => (
          <div key={letter} className={styles.row}>
            <dt>
              <kbd>g</kbd> {words.afterwards} <kbd>{letter}</kbd>
            </dt>
            <dd>{words[place]}</dd>
          </div>
        ))}
        {Object.entries({ ...LIST_KEYS, Enter: 'open' } as const).map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(`admin.keys.${does}`)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{words.help}</dd>
        </div>
        <div className={styles.row}>
          <dt>
            <kbd>{words.closeKey}</kbd>
          </dt>
          <dd>{words.close}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
