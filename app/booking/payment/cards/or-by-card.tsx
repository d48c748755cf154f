import { useBookingWords } from '#app/booking/words/booking-words.ts'
import styles from './or-by-card.module.css'

/** Between the wallets and the card form. */
export function OrByCard() {
  return <p className={styles.or}>{useBookingWords().payment.orByCard}</p>
}
