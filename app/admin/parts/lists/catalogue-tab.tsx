import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useConfirmDelete } from '#app/admin/kit/confirm/use-confirm-delete.ts'
import { LiveList } from '#app/admin/shell/live/live-list.tsx'
import { TabHeader } from '#app/admin/shell/tab-header.tsx'
import type { ApiQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { priceForPeople } from '#app/lib/price-for-people.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Badge } from '#app/ui/display/badge.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { EmptyState } from '#app/ui/display/empty-state.tsx'
import { Price } from '#app/ui/display/price.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { Grid, Row, Stack, Text } from '#app/ui/layout.tsx'
import { Picture, type PictureImage } from '#app/ui/pictures/picture.tsx'
import styles from './catalogue-tab.module.css'
import { ReorderableGrid } from './reorderable-grid.tsx'
import { type Reordering, useReorder } from './use-reorder.ts'

type CatalogueItem = {
  id: number
  name: string
  description: string
  featured: boolean
  available: boolean
}

type ListProps<Item> = {
  /** Its texts are under this name. */
  kind: 'themes' | 'addons'
  list: ApiQuery<Item[]>
  saveOrder: Reordering['save']
  /** What a card shows besides the item's name and description; the price is a decimal string. */
  getCard: (item: Item) => {
    image: PictureImage | undefined
    price: string
    priceSuffix?: string
    noImageWords?: string
  }
  /** Shown if the list fails to load. */
  failure: (query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> }) => ReactNode
}

type CatalogueTabProps<Item> = ListProps<Item> & {
  remove: (id: number) => Promise<undefined>
  /** Renders the dialog that edits or creates an item. */
  dialog: (item: Item | undefined, close: () => void) => ReactNode
}

/** A tab with cards that staff create, edit, delete and reorder: themes, add-ons. */
export function CatalogueTab<Item extends CatalogueItem>(props: CatalogueTabProps<Item>) {
  const { kind, list, remove, dialog } = props
  const text = useText()
  const [editing, setEditing] = useState<{ item: Item | undefined }>()
  const confirmDelete = useConfirmDelete()
  const askToDelete = ({ id, name }: Item) =>
    confirmDelete({
      description: text(`admin.${kind}.removing`, { name }),
      run: () => remove(id),
      done: text(`admin.${kind}.removed`),
      failed: (why) => text(`admin.${kind}.removeFailed`, { why }),
      refreshes: { queryKey: list.queryKey },
    })
  return (
    <>
      <TabHeader
        title={text(`admin.${kind}.title`)}
        hint={text(`admin.${kind}.hint`)}
        actions={
          <Button icon="plus" onClick={() => setEditing({ item: undefined })}>
            {text(`admin.${kind}.add`)}
          </Button>
        }
      />
      <LiveList address={String(list.queryKey[0])}>
        <CatalogueGrid {...props} onEdit={(item) => setEditing({ item })} onDelete={askToDelete} />
      </LiveList>
      {editing && dialog(editing.item, () => setEditing(undefined))}
    </>
  )
}

type CatalogueGridProps<Item> = ListProps<Item> & {
  onEdit: (item: Item) => void
  onDelete: (item: Item) => void
}

function CatalogueGrid<Item extends CatalogueItem>(props: CatalogueGridProps<Item>) {
  const { kind, list, saveOrder, getCard, failure, onEdit, onDelete } = props
  const text = useText()
  const query = useQuery<Item[]>(list)
  const items = query.data
  const reorder = useReorder(list, {
    save: saveOrder,
    done: text(`admin.${kind}.reordered`),
    failed: (why) => text(`admin.${kind}.reorderFailed`, { why }),
  })
  if (query.isPending) return <ItemGridSkeleton words={text(`admin.${kind}.loading`)} />
  if (!items) return failure(query)
  if (items.length === 0) return <EmptyState>{text(`admin.${kind}.none`)}</EmptyState>
  return (
    <ReorderableGrid label={text(`admin.${kind}.list`)} items={items} onReorder={reorder}>
      {(item, controls) => {
        const { price, ...card } = getCard(item)
        return (
          <ItemCard
            name={item.name}
            description={item.description}
            {...card}
            price={priceForPeople(price, text('price.free'))}
            featured={item.featured}
            unavailableWords={item.available ? undefined : text(`admin.${kind}.unavailable`)}
            controls={controls}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        )
      }}
    </ReorderableGrid>
  )
}

/** Placeholder for cards that are loading. */
function ItemGridSkeleton({ words }: { words: string }) {
  return (
    <div role="status">
      <Text tone="soft" marginBottom={4}>
        {words}
      </Text>
      <Grid minColumn="18rem" stretches gap={5} aria-hidden="true">
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} shape="box" height="22rem" />
        ))}
      </Grid>
    </div>
  )
}

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
function ItemCard(props: ItemCardProps) {
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
