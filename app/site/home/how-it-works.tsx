import { PUBLISHED_TERMS } from '#domain/booking/published-terms.ts'
import { Section } from '../section.tsx'
import styles from './how-it-works.module.css'

const STEPS = [
  {
    title: 'Choose Your Theme',
    text: 'Pick the world they will fall asleep in, and the number of teepees.',
  },
  {
    title: 'Book Your Date',
    text: `See which days are free, add extras, and hold your date with a ${PUBLISHED_TERMS.deposit} deposit.`,
  },
  {
    title: 'We Setup Everything',
    text: 'We arrive 2-3 hours before the party and build it all while you bake the cake.',
  },
  {
    title: 'Enjoy & We Collect',
    text: 'They whisper until midnight. The day after, we come back and pack it all away.',
  },
]

/** Each step's moon is a little fuller than the one before. */
const MOONS = [
  'M24 4a20 20 0 0 1 0 40 27 27 0 0 0 0-40Z',
  'M24 4a20 20 0 0 1 0 40Z',
  'M24 4a20 20 0 0 1 0 40 27 27 0 0 1 0-40Z',
  'M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40Z',
]

export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How It Works" lead="Four steps from a wish to a whispered good night.">
      <ol role="list" className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
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
