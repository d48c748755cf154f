import { useMutation } from '@tanstack/react-query'
import { failureWords, toastFailure, toastSuccess } from '#app/admin/forms/failure-words.ts'
import { api } from '#app/lib/api.ts'
import { dayOf } from '#app/lib/instant-words.ts'
import { pictureImage } from '#app/lib/picture-image.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { StarRating } from '#app/ui/star-rating.tsx'
import type { StaffTestimonial } from '#contract/testimonials.ts'
import styles from './testimonial-card.module.css'
import { useTestimonialsChanged } from './use-testimonials-changed.ts'

type TestimonialCardProps = {
  testimonial: StaffTestimonial
  themeName: string | undefined
  onEdit: () => void
  onDelete: () => void
}

export function TestimonialCard({ testimonial, themeName, onEdit, onDelete }: TestimonialCardProps) {
  const { id, customerName, rating, comment, customerImage, approved, version, createdAt } = testimonial
  const changed = useTestimonialsChanged()
  const { mutate, isPending } = useMutation({
    // With the version, so that nobody approves words that they have not seen.
    mutationFn: () =>
      api.patch('/api/testimonials/:id', { params: { id }, body: { approved: !approved, version } }),
    onSuccess: () =>
      toastSuccess(approved ? 'The testimonial is off the site.' : 'The testimonial is on the site.'),
    onError: (error) => toastFailure(`Failed to update testimonial: ${failureWords(error)}`),
    onSettled: changed,
  })
  return (
    <Card as="li" className={styles.card}>
      <header className={styles.header}>
        {customerImage && (
          <Picture
            image={pictureImage(customerImage, `Photo of ${customerName}`, testimonial.pictures)}
            ratio="1"
            sizes="4rem"
            className={styles.photo}
          />
        )}
        <div>
          <h2 className={styles.name}>{customerName}</h2>
          <p className={styles.facts}>
            {themeName && <>{themeName} · </>}
            <time dateTime={createdAt}>{dayOf(createdAt)}</time>
          </p>
        </div>
        <StarRating rating={rating} className={styles.stars} />
      </header>
      <p className={styles.comment}>{comment}</p>
      <div className={styles.actions}>
        <Button
          variant={approved ? 'secondary' : 'primary'}
          size="sm"
          isBusy={isPending}
          onClick={() => mutate()}
        >
          {approved ? 'Unapprove' : 'Approve'}
        </Button>
        <IconButton icon="pencil" label={`Edit the words of ${customerName}`} onClick={onEdit} />
        <IconButton
          icon="trash"
          tone="danger"
          label={`Delete the words of ${customerName}`}
          onClick={onDelete}
        />
      </div>
    </Card>
  )
}
