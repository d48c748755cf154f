import { dollars } from '#app/lib/dollars.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Section } from '#app/site/section.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { AreaPage } from '#contract/site/areas.ts'
import { formatTime } from '#domain/foundation/time/party-start.ts'
import { rateBy } from '#domain/site/rating.ts'
import styles from './area-page.module.css'

type Fact = { readonly icon: IconName; readonly value: string; readonly label: string }

/** Facts about an area from the business's own work there; renders nothing without any. */
export function AreaFacts({ area }: { area: AreaPage }) {
  const text = useText()
  const facts = useFacts(area)
  if (facts.length === 0) return null
  return (
    <Section
      id="facts"
      ground="blush"
      title={text('pages.area.factsTitle', { area: area.name })}
      lead={text('pages.area.factsLead')}
    >
      <ul role="list" className={styles.facts}>
        {facts.map(({ icon, value, label }) => (
          <li key={icon} className={styles.fact}>
            <Icon name={icon} />
            <strong className={styles.value}>{value}</strong>
            <span className={styles.told}>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useFacts({ name, facts, reviews }: AreaPage): readonly Fact[] {
  const text = useText()
  const { fee, parties, window, room } = facts
  const rating = rateBy(reviews)
  const all: (Fact | undefined)[] = [
    fee && {
      icon: 'truck',
      value:
        fee.least === fee.most
          ? dollars(fee.least)
          : text('pages.area.range', { least: dollars(fee.least), most: dollars(fee.most) }),
      label: text('pages.area.fee', { area: name }),
    },
    parties === undefined
      ? undefined
      : {
          icon: 'teepee',
          value: text('pages.area.partyCount', { count: parties }),
          label: text('pages.area.parties', { area: name }),
        },
    window && {
      icon: 'clock',
      value: capitalized(text('party.window', window)),
      label: text('pages.area.window', { start: formatTime(window.startTime, text.language) }),
    },
    room && {
      icon: 'box',
      value: text('pages.area.room', { width: room.widthFeet, length: room.lengthFeet }),
      label: text('pages.area.roomFor', { teepees: room.teepees }),
    },
    rating && {
      icon: 'star',
      value: text('pages.area.reviewCount', { count: rating.count }),
      label: text('pages.area.reviews', { rating: rating.mean }),
    },
  ]
  return all.filter((fact) => fact !== undefined)
}

/** In Spanish the label starts in lower case, since it is also used within sentences. */
function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
