import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { sentenceOf } from '#app/lib/api-request.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Button } from '#app/ui/button.tsx'
import { RatingField } from '#app/ui/rating-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import styles from './review-page.module.css'
import { type Review, type ReviewProblems, reviewProblems } from './review-problems.ts'

export function ReviewForm({ onSent }: { onSent: () => void }) {
  const { data: themes = [] } = useQuery(themesQuery)
  const [rating, setRating] = useState<number>()
  const [problems, setProblems] = useState<ReviewProblems>({})
  const sending = useMutation({
    mutationFn: (review: Review) =>
      api.post('/api/testimonials', { body: { ...review, rating: review.rating ?? '' } }),
    onSuccess: onSent,
    onError: (error) =>
      toast({
        title: 'Something went wrong',
        description: sentenceOf(error, 'Please try again later.'),
        tone: 'danger',
      }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const review = readReview(event.currentTarget, rating)
    const found = reviewProblems(review)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) return sending.mutate(review)
    const inFirst = first === 'rating' ? 'input[type="radio"]' : `[name="${first}"]`
    event.currentTarget.querySelector<HTMLElement>(inFirst)?.focus()
  }
  return (
    <form noValidate onSubmit={send} aria-label="Your review" className={styles.form}>
      <TextField
        label="Your name"
        name="customerName"
        autoComplete="name"
        maxLength={100}
        required
        error={problems.customerName}
      />
      <SelectField label="Theme" name="themeId" defaultValue="">
        <option value="">Another theme, or not sure</option>
        {themes.map((theme) => (
          <option key={theme.id} value={theme.id}>
            {theme.name}
          </option>
        ))}
      </SelectField>
      <RatingField label="Your rating" value={rating} onChange={setRating} error={problems.rating} />
      <TextArea
        label="Your review"
        name="comment"
        rows={5}
        maxLength={2000}
        required
        error={problems.comment}
      />
      <Button type="submit" size="lg" isBusy={sending.isPending} busyLabel="Sending...">
        Send Review
      </Button>
    </form>
  )
}

function readReview(form: HTMLFormElement, rating: number | undefined): Review {
  const fields = new FormData(form)
  const themeId = Number(fields.get('themeId'))
  return {
    customerName: String(fields.get('customerName')).trim(),
    themeId: themeId || null,
    rating,
    comment: String(fields.get('comment')).trim(),
  }
}
