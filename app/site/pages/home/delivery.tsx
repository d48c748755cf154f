import { useText } from '#app/lib/messages/use-text.ts'
import { Section } from '#app/site/section.tsx'
import { useSiteText } from '#app/site/texts/site-texts.ts'
import { Icon } from '#app/ui/icon.tsx'
import { FIXED_TERMS } from '#domain/booking/changes/published-terms.ts'
import styles from './delivery.module.css'

const PROMISES = [
  { icon: 'phone', place: 1 },
  { icon: 'clock', place: 2 },
  { icon: 'calendar', place: 3 },
  { icon: 'lock', place: 4 },
] as const

export function Delivery() {
  const text = useText()
  const siteText = useSiteText()
  return (
    <Section
      id="delivery"
      ground="lavender"
      title={siteText('delivery.title')}
      lead={siteText('delivery.lead')}
    >
      <div className={styles.columns}>
        <img
          src={text('pages.home.mapFile')}
          alt={text('pages.home.map', { miles: FIXED_TERMS.serviceMiles })}
          width="600"
          height="520"
          loading="lazy"
          decoding="async"
          className={styles.map}
        />
        <ul role="list" className={styles.promises}>
          {PROMISES.map(({ icon, place }) => (
            <li key={place} className={styles.promise}>
              <Icon name={icon} />
              <h3>{siteText(`delivery.${place}.title`)}</h3>
              <p>{siteText(`delivery.${place}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
