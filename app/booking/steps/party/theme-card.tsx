import { useState } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { getLang } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Theme } from '#contract/catalogue/themes.ts'
import styles from './theme-cards.module.css'

type ThemeCardProps = {
  theme: Theme
  /** The name of the radio group. */
  group: string
  partyPrice: string | undefined
  isChosen: boolean
  /** Whether it is above the fold on a phone. */
  isFirst: boolean
  onChoose: () => void
  /** Also called for a tap on the theme that is already selected. */
  onFold: () => void
}

/** A theme as a radio card; its description is one tap away, and partly visible if there is room. */
export function ThemeCard({ theme, group, partyPrice, isChosen, isFirst, onChoose, onFold }: ThemeCardProps) {
  const text = useText()
  const { id, name, mainImage, pictures } = theme
  const [isToldInFull, setToldInFull] = useState(false)
  const descriptionId = `${group}-${id}`
  return (
    <div className={styles.card} data-told={isToldInFull || undefined}>
      <label className={styles.choice}>
        <input
          type="radio"
          name={group}
          value={id}
          checked={isChosen}
          aria-describedby={descriptionId}
          onChange={onChoose}
          onClick={onFold}
          className={styles.radio}
        />
        <span className={styles.picture}>
          <Picture
            image={pictureImage(mainImage, '', pictures)}
            ratio="4 / 3"
            sizes="(width < 40rem) 46vw, (width < 64rem) 30vw, 15.75rem"
            {...(isFirst && { priority: 'low', hasLqip: true })}
          />
          <span className={styles.tick} aria-hidden="true">
            <Icon name="check" />
          </span>
        </span>
        <ThemeWords {...{ theme, partyPrice, descriptionId }} />
      </label>
      <span className={styles.more}>
        <IconButton
          icon="info"
          label={text('booking.party.about', { name })}
          aria-expanded={isToldInFull}
          aria-controls={descriptionId}
          onClick={() => setToldInFull(!isToldInFull)}
        />
      </span>
    </div>
  )
}

type ThemeWordsProps = Pick<ThemeCardProps, 'theme' | 'partyPrice'> & { descriptionId: string }

function ThemeWords({ theme, partyPrice, descriptionId }: ThemeWordsProps) {
  const text = useText()
  return (
    <span className={styles.words}>
      <span lang={getLang(theme, 'name')} className={styles.name}>
        {theme.name}
      </span>
      {theme.fromPrice === undefined ? (
        <Price
          amount={priceForPeople(theme.pricePerTeepee, text('price.free'))}
          suffix={text('booking.party.perTeepee')}
        />
      ) : (
        <Price amount={text('booking.party.from', { amount: priceForPeople(theme.fromPrice) })} />
      )}
      <span id={descriptionId} lang={getLang(theme, 'description')} className={styles.description}>
        {theme.description}
      </span>
      <span className={styles.partyPrice}>{partyPrice}</span>
    </span>
  )
}
