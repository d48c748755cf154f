import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './notice-card.module.css'

/** Where the page's script tells of other families' bookings: a small card at the lower left. */
export function Notices() {
  return (
    <>
      <div role="status" aria-label="Recent bookings" data-notices="" />
      <template data-notice="">
        <div className={styles.notice}>
          <span className={styles.icon}>
            <Icon name="teepee" />
          </span>
          <p className={styles.words}>
            <strong /> <span data-action="" />
            <small />
          </p>
          <IconButton icon="cross" label="Close notice" />
        </div>
      </template>
    </>
  )
}
