import { useWords } from '#app/lib/language/in-both.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from '../section.tsx'
import { HOME_WORDS } from '../words/home-words.tsx'
import styles from './why-choose.module.css'

const REASONS = [
  { icon: 'sparkles', name: 'magic' },
  { icon: 'teepee', name: 'setup' },
  { icon: 'heart', name: 'quality' },
] as const

export function WhyChoose() {
  const words = useWords(HOME_WORDS)
  return (
    <Section id="why" title={words.whyTitle} lead={words.whyLead}>
      <ul role="list" className={styles.reasons}>
        {REASONS.map(({ icon, name }) => (
          <li key={name} className={styles.reason}>
            <span className={styles.medallion}>
              <Icon name={icon} />
            </span>
            <h3>{words.reasons[name].title}</h3>
            <p>{words.reasons[name].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
