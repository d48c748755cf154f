import { useWords } from '#app/lib/language/in-both.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SAMPLE_WORDS } from '../../words/sample-words.ts'
import styles from './notice-card.module.css'

/** Where the page's script shows other families' bookings: a small card at the lower left. */
export function Notices() {
  const say = useText()
  const { notices } = useWords(SAMPLE_WORDS)
  return (
    <>
      <div
        role="status"
        aria-label={say('pages.home.recentBookings')}
        data-notices={JSON.stringify(notices)}
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
          <IconButton icon="cross" label={say('pages.home.closeNotice')} />
        </div>
      </template>
    </>
  )
}
