import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { RowDone } from '#app/admin/parts/kept-rows/row-done.tsx'
import { useDone } from '#app/admin/parts/kept-rows/use-done.ts'
import { api } from '#app/lib/api/api.ts'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { formatDay } from '#app/lib/language/format-instant.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import { StarRating } from '#app/ui/display/star-rating.tsx'
import { Row } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import type { StaffTestimonial } from '#contract/people/testimonials.ts'
import { TESTIMONIALS } from './all-testimonials-query.ts'
import styles from './testimonial-card.module.css'

type TestimonialCardProps = {
  testimonial: StaffTestimonial
  themeName: string | undefined
  isDense: boolean | undefined
  /** It left the list, and is out of reach. */
  isGone: boolean
  /** Called as it is published or taken off the site, which moves it to the other list. */
  onMove: () => void
  onEdit: () => void
  onDelete: () => void
}

export function TestimonialCard({ testimonial, themeName, isDense, isGone, ...ways }: TestimonialCardProps) {
  const { onMove, onEdit, onDelete } = ways
  const text = useText()
  const { customerName, comment, approved } = testimonial
  const { done, mutate, isPending } = useApproval(testimonial)
  return (
    <Card as="li" className={classNames(styles.card, isDense && styles.dense)} inert={isGone}>
      <Author testimonial={testimonial} themeName={themeName} />
      <p lang={testimonial.language} className={styles.comment}>
        {comment}
      </p>
      <Row gap={1} wraps={false} className={styles.actions}>
        {done ? (
          <RowDone
            done={done}
            // The card is kept as it was before.
            label={approved ? text('admin.undo.offTheSite') : text('admin.undo.approved')}
            about={customerName}
          />
        ) : (
          <Button
            variant={approved ? 'secondary' : 'primary'}
            size="sm"
            isBusy={isPending}
            onClick={() => {
              onMove()
              mutate()
            }}
          >
            {approved ? text('admin.testimonials.unapprove') : text('admin.testimonials.approve')}
          </Button>
        )}
        <IconButton
          icon="pencil"
          label={text('admin.testimonials.edit', { name: customerName })}
          onClick={onEdit}
        />
        <DeleteButton label={text('admin.testimonials.remove', { name: customerName })} onClick={onDelete} />
      </Row>
    </Card>
  )
}

/** Publishes a testimonial or takes it off the site; it can be undone for ten seconds. */
function useApproval({ id, approved, version }: StaffTestimonial) {
  const text = useText()
  const { done, showUndoable } = useDone(TESTIMONIALS)
  const setApproved = (isApproved: boolean, of: number | undefined) =>
    api.patch('/api/testimonials/:id', { params: { id }, body: { approved: isApproved, version: of } })
  const { mutate, isPending } = useSingleMutation({
    // With the version, so that nobody approves a text they have not seen.
    mutationFn: () => setApproved(!approved, version),
    onSuccess: (saved) =>
      showUndoable(
        { title: approved ? text('admin.testimonials.offTheSite') : text('admin.testimonials.onTheSite') },
        () => setApproved(approved, saved.version),
      ),
    failed: (why) => text('admin.testimonials.saveFailed', { why }),
    refreshes: TESTIMONIALS,
  })
  return { done, mutate, isPending }
}

function Author({ testimonial, themeName }: Pick<TestimonialCardProps, 'testimonial' | 'themeName'>) {
  const text = useText()
  const { customerName, rating, customerImage, createdAt } = testimonial
  return (
    <header className={styles.header}>
      {customerImage && (
        <Picture
          image={pictureImage(
            customerImage,
            text('admin.testimonials.photoOf', { name: customerName }),
            testimonial.pictures,
          )}
          ratio="1"
          sizes="4rem"
          className={styles.photo}
        />
      )}
      <div className={styles.who}>
        <h2 className={styles.name}>{customerName}</h2>
        <p className={styles.facts}>
          {themeName && (
            <>
              <span lang="en">{themeName}</span> ·{' '}
            </>
          )}
          <time dateTime={createdAt}>{formatDay(createdAt, text.language)}</time>
        </p>
      </div>
      <StarRating rating={rating} className={styles.stars} />
    </header>
  )
}
