import { useText } from '#app/lib/messages/use-text.ts'
import styles from './trust.module.css'

/** The marks of the cards that pay here, in the colors that people know them by. */
export function CardMarks() {
  const text = useText()
  return (
    <svg role="img" aria-label={text('booking.payment.cards')} viewBox="0 0 156 24" className={styles.marks}>
      <g fontFamily="Arial, Helvetica, sans-serif" fontWeight="700" textAnchor="middle">
        <rect width="36" height="24" rx="4" fill="#1434cb" />
        <text x="18" y="16" fontSize="10.5" fontStyle="italic" fill="#fff">
          VISA
        </text>
        <rect x="40.5" y=".5" width="35" height="23" rx="3.5" fill="#fff" stroke="#d8cfe0" />
        <circle cx="54" cy="12" r="6.5" fill="#eb001b" />
        <circle cx="62" cy="12" r="6.5" fill="#f79e1b" />
        <path d="M58 6.9a6.5 6.5 0 0 1 0 10.2 6.5 6.5 0 0 1 0-10.2" fill="#ff5f00" />
        <rect x="80" width="36" height="24" rx="4" fill="#016fd0" />
        <text x="98" y="15.5" fontSize="9" fill="#fff">
          AMEX
        </text>
        <rect x="120.5" y=".5" width="35" height="23" rx="3.5" fill="#fff" stroke="#d8cfe0" />
        <path d="M155 15v5a3.5 3.5 0 0 1-3.5 3.5H132c10-1.2 18-4.5 23-8.5" fill="#f47216" />
        <text x="138" y="13.5" fontSize="6.2" fill="#231f20">
          DISCOVER
        </text>
      </g>
    </svg>
  )
}
