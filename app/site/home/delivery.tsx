import { useWords } from '#app/lib/language/in-both.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '../section.tsx'
import { useTerms } from '../terms-in-force.ts'
import { HOME_WORDS } from '../words/home-words.tsx'
import styles from './delivery.module.css'

const PROMISES = [
  { icon: 'phone', name: 'call' },
  { icon: 'clock', name: 'early' },
  { icon: 'calendar', name: 'change' },
  { icon: 'lock', name: 'safe' },
] as const

export function Delivery() {
  const words = useWords(HOME_WORDS)
  const promises = words.promises(useTerms())
  return (
    <Section id="delivery" ground="lavender" title={words.deliveryTitle} lead={words.deliveryLead}>
      <div className={styles.columns}>
        <img
          src={words.mapFile}
          alt={words.map}
          width="600"
          height="520"
          loading="lazy"
          decoding="async"
          className={styles.map}
        />
        <ul role="list" className={styles.promises}>
          {PROMISES.map(({ icon, name }) => (
            <li key={name} className={styles.promise}>
              <Icon name={icon} />
              <h3>{promises[name].title}</h3>
              <p>{promises[name].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
