import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PUBLISHED_TERMS } from '#domain/booking/published-terms.ts'
import { Section } from '../section.tsx'
import styles from './delivery.module.css'

const { deposit, balanceDueDays, rescheduleDays, serviceMiles } = PUBLISHED_TERMS

const PROMISES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'phone',
    title: 'We call first',
    text: 'One or two days before the party, to go through everything once more.',
  },
  {
    icon: 'clock',
    title: 'We come early',
    text: 'Setup arrives 2-3 hours before the first guest. All you need is a free corner.',
  },
  {
    icon: 'calendar',
    title: 'Plans may change',
    text: `Move the party once for free, more than ${rescheduleDays} days before it.`,
  },
  {
    icon: 'lock',
    title: 'Your date is safe',
    text: `A ${deposit} deposit holds it. The balance is due ${balanceDueDays} days before the event.`,
  },
]

export function Delivery() {
  return (
    <Section
      id="delivery"
      ground="lavender"
      title={`To your door, within ${serviceMiles} miles of Miami`}
      lead="From Homestead to Fort Lauderdale. A delivery fee may apply depending on your location: ask us for yours before you book."
    >
      <div className={styles.columns}>
        <img
          src="/map.svg"
          alt={`A drawn map of the Miami area: ${serviceMiles} miles around the city, from Homestead to Fort Lauderdale`}
          width="600"
          height="520"
          loading="lazy"
          decoding="async"
          className={styles.map}
        />
        <ul role="list" className={styles.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
