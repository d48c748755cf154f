import { Section } from '#app/site/section.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './why-choose.module.css'

const REASONS = [
  { icon: 'sparkles', place: 1 },
  { icon: 'teepee', place: 2 },
  { icon: 'heart', place: 3 },
] as const

export function WhyChoose() {
  const siteText = useSiteText()
  return (
    <Section id="why" title={siteText('why.title')} lead={siteText('why.lead')}>
      <ul role="list" className={styles.reasons}>
        {REASONS.map(({ icon, place }) => (
          <li key={place} className={styles.reason}>
            <span className={styles.medallion}>
              <Icon name={icon} />
            </span>
            <h3>{siteText(`why.${place}.title`)}</h3>
            <p>{siteText(`why.${place}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
