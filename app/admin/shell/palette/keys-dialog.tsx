import { useText } from '#app/lib/messages/use-text.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import styles from './keys-dialog.module.css'
import { PLACES_BY_KEY } from './use-admin-keys.ts'
import { LIST_KEYS } from './use-list-keys.ts'

/** The keyboard shortcuts that work everywhere in the admin. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog onClose={onClose} title={text('admin.palette.keys.title')} closesOnBackdrop>
      <Stack as="dl" gap={0}>
        <div className={styles.row}>
          <dt>
            <kbd>{text('admin.palette.keys.searchKey')}</kbd> {text('admin.palette.keys.or')} <kbd>/</kbd>
          </dt>
          <dd>{text('admin.palette.keys.search')}</dd>
        </div>
        {Object.entries(PLACES_BY_KEY).map(([letter, place]) => (
          <div key={letter} className={styles.row}>
            <dt>
              <kbd>g</kbd> {text('admin.palette.keys.afterwards')} <kbd>{letter}</kbd>
            </dt>
            <dd>{text(`admin.palette.keys.${place}`)}</dd>
          </div>
        ))}
        {Object.entries({ ...LIST_KEYS, Enter: 'open' } as const).map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd>{key === 'Enter' ? text('admin.palette.keys.openKey') : key}</kbd>
            </dt>
            <dd>{text(`admin.keys.${does}`)}</dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{text('admin.palette.keys.help')}</dd>
        </div>
        <div className={styles.row}>
          <dt>
            <kbd>{text('admin.palette.keys.closeKey')}</kbd>
          </dt>
          <dd>{text('admin.palette.keys.close')}</dd>
        </div>
      </Stack>
    </Dialog>
  )
}
