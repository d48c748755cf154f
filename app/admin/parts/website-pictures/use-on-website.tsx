import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useCan } from '#app/admin/shell/session/use-me.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Badge } from '#app/ui/display/badge.tsx'
import type { WebsitePictures } from '#contract/crew/website-pictures.ts'

type UseOnWebsiteProps = {
  readonly bookingId: number
  readonly picture: WebsitePictures['pictures'][number]
  /** Counted from 1. */
  readonly place: number
  readonly isAllowed: boolean
}

/** Adds a picture of a setup to the website's pictures. Renders nothing without the family's consent. */
export function UseOnWebsite({ bookingId, picture, place, isAllowed }: UseOnWebsiteProps) {
  const text = useText()
  const may = useCan()
  const { photoId, imageId } = picture
  const use = useSingleMutation({
    mutationFn: () =>
      api.post('/api/bookings/:id/website-pictures', { params: { id: bookingId }, body: { photoId } }),
    done: text('admin.setupPictures.used'),
    failed: text('admin.setupPictures.useFailed'),
    refreshes: queriesAt('/api/bookings/:id/website-pictures', '/api/uploads'),
  })
  if (imageId !== null) return <Badge tone="success">{text('admin.setupPictures.isUsed')}</Badge>
  if (!isAllowed || !may('catalogue')) return null
  return (
    <RowButton
      label={text('admin.setupPictures.use')}
      variant="secondary"
      isBusy={use.isPending}
      name={text('admin.setupPictures.usePicture', { place })}
      onClick={() => use.mutate()}
    />
  )
}
