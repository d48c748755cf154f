import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Section } from '../section.tsx'
import styles from './why-choose.module.css'

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'sparkles',
    title: 'Magical Themes',
    text: 'From a night garden to the ocean floor: every theme is a small world of its own, down to the last cushion.',
  },
  {
    icon: 'teepee',
    title: 'Setup & Delivery',
    text: 'We arrive 2-3 hours before the party, build everything, and collect it the day after. You only open the door.',
  },
  {
    icon: 'heart',
    title: 'Premium Quality',
    text: 'Real canvas, soft bedding, warm fairy lights and decorations made to belong together.',
  },
]

export function WhyChoose() {
  return (
    <Section
      id="why"
      title="Why Choose Us"
      lead="Everything a birthday night needs, and nothing for you to carry."
    >
      <ul role="list" className={styles.reasons}>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <span className={styles.medallion}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
