import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Picture, type PictureImage } from '#app/ui/pictures/picture.tsx'
import styles from './item-card.module.css'

type ItemCardProps = {
  name: string
  description: string
  image: PictureImage | undefined
  /** Shown in place of a missing picture. */
  noImageWords?: string
  price: string
  priceSuffix?: string
  featured: boolean
  /** Shown over the picture of an item that cannot be booked: 'Not Available'. */
  unavailableWords: string | undefined
  controls: ReactNode
  onEdit: () => void
  onDelete: () => void
}

/** A theme or an add-on, in English regardless of the admin's language: the owner writes in English. */
export function ItemCard(props: ItemCardProps) {
  const text = useText()
  const { name, description, image, noImageWords, price, priceSuffix, controls } = props
  const { featured, unavailableWords, onEdit, onDelete } = props
  return (
    <Card as="article" padding="none" className={styles.card}>
      <div className={styles.picture} data-faded={unavailableWords !== undefined}>
        {image || noImageWords === undefined ? (
          <Picture image={image} ratio="3 / 2" sizes="(width < 44rem) 100vw, (width < 64rem) 45vw, 26rem" />
        ) : (
          <p className={styles.noImage}>{noImageWords}</p>
        )}
        {unavailableWords && <span className={styles.overlay}>{unavailableWords}</span>}
        {featured && (
          <Badge tone="glow" className={styles.featured}>
            {text('admin.lists.featured')}
          </Badge>
        )}
      </div>
      <Stack gap={2} className={styles.words}>
        <Row align="baseline" justify="space-between" gap={3} rowGap={0}>
          <Text as="h2" lang="en" size="lg" breaksWords>
            {name}
          </Text>
          <Price amount={price} {...(priceSuffix ? { suffix: priceSuffix } : {})} className={styles.price} />
        </Row>
        <p lang="en" className={styles.description}>
          {description}
        </p>
      </Stack>
      <Row gap={0} className={styles.actions}>
        {controls}
        <span className={styles.gap} />
        <IconButton icon="pencil" label={text('admin.lists.edit', { name })} onClick={onEdit} />
        <DeleteButton label={text('admin.lists.remove', { name })} onClick={onDelete} />
      </Row>
    </Card>
  )
}
