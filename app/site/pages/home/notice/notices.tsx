import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './notice-card.module.css'
import { sampleNotices } from './sample-notices.ts'

/**
 * The placeholder in which the page's script shows other families' bookings: a small card at the lower left.
 */
export function Notices() {
  const text = useText()
  return (
    <>
      <div
        role="status"
        aria-label={text('pages.home.recentBookings')}
        data-notices={JSON.stringify(sampleNotices(text))}
      />
      <template data-notice="">
        <div className={styles.notice}>
          <span className={styles.icon}>
            <Icon name="teepee" />
          </span>
          <p className={styles.words}>
            <strong /> <span data-action="" />
            <small />
          </p>
          <IconButton icon="cross" label={text('pages.home.closeNotice')} />
        </div>
      </template>
    </>
  )
}
