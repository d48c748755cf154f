import { useWords } from '#app/lib/language/in-both.ts'
import { Section } from '../section.tsx'
import { useTerms } from '../terms-in-force.ts'
import { HOME_WORDS } from '../words/home-words.tsx'
import styles from './how-it-works.module.css'

/** Each step's moon is a little fuller than the previous one. */
const MOONS = [
  'M24 4a20 20 0 0 1 0 40 27 27 0 0 0 0-40Z',
  'M24 4a20 20 0 0 1 0 40Z',
  'M24 4a20 20 0 0 1 0 40 27 27 0 0 1 0-40Z',
  'M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40Z',
]

export function HowItWorks() {
  const words = useWords(HOME_WORDS)
  const terms = useTerms()
  return (
    <Section id="how-it-works" title={words.howTitle} lead={words.howLead}>
      <ol role="list" className={styles.steps}>
        {words.steps(terms).map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.moon}>
              <circle cx="24" cy="24" r="20" fill="var(--night-2)" />
              <path d={MOONS[index]} fill="var(--glow)" />
            </svg>
            <h3>
              <span className={styles.number}>{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
