import { dollars } from '#app/lib/dollars.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { AreaPage } from '#contract/site/areas.ts'
import { timeInWords, windowInWords } from '#domain/time/party-start.ts'
import { Section } from '../section.tsx'
import { AREA_WORDS } from '../words/area-words.ts'
import styles from './area-page.module.css'

type Fact = { readonly icon: IconName; readonly value: string; readonly told: string }

/** What the business knows of an area from its own work there; nothing where nothing is known. */
export function AreaFacts({ area }: { area: AreaPage }) {
  const words = useWords(AREA_WORDS)
  const facts = useFacts(area)
  if (facts.length === 0) return null
  return (
    <Section id="facts" ground="blush" title={words.factsTitle(area.name)} lead={words.factsLead}>
      <ul role="list" className={styles.facts}>
        {facts.map(({ icon, value, told }) => (
          <li key={icon} className={styles.fact}>
            <Icon name={icon} />
            <strong className={styles.value}>{value}</strong>
            <span className={styles.told}>{told}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useFacts({ name, facts, reviews }: AreaPage): readonly Fact[] {
  const words = useWords(AREA_WORDS)
  const language = useLanguage()
  const { fee, parties, window, room } = facts
  const told: (Fact | undefined)[] = [
    fee && {
      icon: 'truck',
      value: fee.least === fee.most ? dollars(fee.least) : words.range(dollars(fee.least), dollars(fee.most)),
      told: words.fee(name),
    },
    parties === undefined
      ? undefined
      : { icon: 'teepee', value: words.partyCount(parties), told: words.parties(name) },
    window && {
      icon: 'clock',
      value: capitalized(windowInWords(window, language)),
      told: words.window(timeInWords(window.startTime, language)),
    },
    room && {
      icon: 'box',
      value: words.room(room.widthFeet, room.lengthFeet),
      told: words.roomFor(room.teepees),
    },
    reviews.length === 0
      ? undefined
      : { icon: 'star', value: words.reviewCount(reviews.length), told: words.reviews(getMean(reviews)) },
  ]
  return told.filter((fact) => fact !== undefined)
}

function getMean(reviews: AreaPage['reviews']): number {
  return Math.round((reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 10) / 10
}

/** Spanish windows begin with a small letter, since they stand within sentences elsewhere. */
function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
