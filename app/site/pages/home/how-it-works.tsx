import { Section } from '#app/site/section.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import styles from './how-it-works.module.css'

/** Each step's moon is a little fuller than the previous one. */
const STEPS = [
  { step: 1, moon: 'M24 4a20 20 0 0 1 0 40 27 27 0 0 0 0-40Z' },
  { step: 2, moon: 'M24 4a20 20 0 0 1 0 40Z' },
  { step: 3, moon: 'M24 4a20 20 0 0 1 0 40 27 27 0 0 1 0-40Z' },
  { step: 4, moon: 'M24 4a20 20 0 1 1 0 40 20 20 0 1 1 0-40Z' },
] as const

export function HowItWorks() {
  const siteText = useSiteText()
  return (
    <Section id="how-it-works" title={siteText('how.title')} lead={siteText('how.lead')}>
      <ol role="list" className={styles.steps}>
        {STEPS.map(({ step, moon }) => (
          <li key={step} className={styles.step}>
            <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.moon}>
              <circle cx="24" cy="24" r="20" fill="var(--night-2)" />
              <path d={moon} fill="var(--glow)" />
            </svg>
            <h3>
              <span className={styles.number}>{step}</span> {siteText(`how.${step}.title`)}
            </h3>
            <p>{siteText(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
