import { pictureImage } from '#app/lib/files/picture-image.ts'
import { getLang } from '#app/lib/language/language.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { ExpandableText } from '#app/ui/display/expandable-text.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import { ADDON_QUANTITY } from '#domain/booking/order/selection-rules.ts'
import { substituteImage } from '#domain/site/substitute-image.ts'
import styles from './addon-card.module.css'
import type { AddonLimit } from './use-addon-limits.ts'

type AddonCardProps = {
  addon: Addon
  quantity: number
  /** How many children come. */
  guests: number
  /** Set if only a few are left on the chosen day. */
  limit?: AddonLimit | undefined
  onChange: (quantity: number) => void
}

export function AddonCard({ addon, quantity, guests, limit, onChange }: AddonCardProps) {
  const text = useText()
  const { name, description, pictures } = addon
  const most = Math.min(ADDON_QUANTITY.maximum, limit?.left ?? ADDON_QUANTITY.maximum)
  const substitute = substituteImage(addon.englishName ?? name)
  return (
    <li
      ref={focusFallback}
      tabIndex={-1}
      className={styles.card}
      data-chosen={quantity > 0}
      data-taken={most === 0}
    >
      <div className={styles.picture}>
        <Picture image={pictureImage(substitute ?? addon.image, '', pictures)} ratio="1" sizes="9rem" />
        {substitute && <Badge className={styles.badge}>{text('booking.addons.aiEnhanced')}</Badge>}
      </div>
      <div className={styles.words}>
        <Text as="h3" lang={getLang(addon, 'name')} size="lg">
          {name}
        </Text>
        <div lang={getLang(addon, 'description')}>
          <ExpandableText text={description} about={name} className={styles.description} />
        </div>
        <div className={styles.foot}>
          <p className={styles.price}>
            <Price amount={priceForPeople(addon.price, text('price.free'))} />{' '}
            <Text as="span" size="xs" tone="soft">
              {text(`price.perUnit.${addon.priceUnit}`)}
            </Text>
          </p>
          <Adding {...{ addon, quantity, guests, most, onChange }} />
        </div>
      </div>
      {limit && (
        <p className={styles.limit} data-over={quantity > most || most === 0}>
          {limit.words}
        </p>
      )}
    </li>
  )
}

type AddingProps = Pick<AddonCardProps, 'addon' | 'quantity' | 'guests' | 'onChange'> & { most: number }

function Adding({ addon: { name, priceUnit }, quantity, guests, most, onChange }: AddingProps) {
  const text = useText()
  return (
    <div className={styles.add}>
      {priceUnit === 'child' && guests > 1 && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.forAll}
          disabled={quantity >= guests || guests > most}
          aria-label={text('booking.addons.forAllNamed', { count: guests, name })}
          onClick={() => onChange(guests)}
        >
          {text('booking.addons.forAll', { count: guests })}
        </Button>
      )}
      {quantity === 0 && (
        <Button
          variant="secondary"
          size="sm"
          disabled={most === 0}
          aria-label={text('booking.addons.addNamed', { name })}
          onClick={() => onChange(ADDON_QUANTITY.minimum)}
        >
          <Icon name="plus" />
          {text('booking.addons.add')}
        </Button>
      )}
      {quantity > 0 && (
        <QuantityStepper label={name} value={quantity} max={Math.max(most, quantity)} onChange={onChange} />
      )}
    </div>
  )
}
