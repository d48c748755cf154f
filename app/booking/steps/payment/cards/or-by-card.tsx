import { useText } from '#app/lib/messages/use-text.ts'
import styles from './or-by-card.module.css'

/** The divider between the wallets and the card form. */
export function OrByCard() {
  return <p className={styles.or}>{useText()('booking.payment.orByCard')}</p>
}
