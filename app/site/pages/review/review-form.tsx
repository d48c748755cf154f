import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { getSentence } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { FormAnswer } from '#app/site/forms/form-answer.ts'
import { FormFailure } from '#app/site/forms/form-failure.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { RatingField } from '#app/ui/fields/rating-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './review-page.module.css'
import { type Review, type ReviewField, readReview, reviewProblems } from './review-problems.ts'
import { ReviewThanks } from './review-thanks.tsx'

export type ReviewFormProps = {
  themes: readonly { id: number; name: string }[]
  answer?: FormAnswer<ReviewField> | undefined
}

/** Submitted by the browser to its own page, or in place once its script has loaded. */
export function ReviewForm({ themes, answer }: ReviewFormProps) {
  const text = useText()
  const { form, rating, setRating, problems, sending, send } = useSending(answer)
  const [firstAnswered] = Object.keys(answer?.problems ?? {})
  const field = (name: 'customerName' | 'comment') => ({
    id: `review-${name}`,
    name,
    defaultValue: answer?.values[name],
    error: problems[name],
    autoFocus: name === firstAnswered,
    required: true,
  })
  if (sending.isSuccess) return <ReviewThanks />
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      aria-label={text('site.review.label')}
      className={styles.form}
    >
      <FormFailure>{answer?.failure}</FormFailure>
      <TextField
        {...field('customerName')}
        label={text('site.review.name')}
        autoComplete="name"
        maxLength={100}
      />
      <ThemeField themes={themes} defaultValue={answer?.values.themeId ?? ''} />
      <RatingField
        name="rating"
        label={text('site.review.rating')}
        value={rating}
        onChange={setRating}
        error={problems.rating}
      />
      <TextArea {...field('comment')} label={text('site.review.review')} rows={5} maxLength={2000} />
      <Button type="submit" size="lg" isBusy={sending.isPending} busyLabel={text('site.forms.sending')}>
        {text('site.review.send')}
      </Button>
    </form>
  )
}

type ThemeFieldProps = Pick<ReviewFormProps, 'themes'> & { defaultValue: string }

function ThemeField({ themes, defaultValue }: ThemeFieldProps) {
  const text = useText()
  return (
    <SelectField
      id="review-theme"
      label={text('site.review.theme')}
      name="themeId"
      defaultValue={defaultValue}
    >
      <option value="">{text('site.review.otherTheme')}</option>
      {themes.map((theme) => (
        <option key={theme.id} value={theme.id}>
          {theme.name}
        </option>
      ))}
    </SelectField>
  )
}

function useSending(answer: FormAnswer<ReviewField> | undefined) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [rating, setRating] = useState(Number(answer?.values.rating) || undefined)
  const [problems, setProblems] = useState(answer?.problems ?? {})
  // Stars may have been selected before hydration.
  useEffect(() => {
    const given = form.current && new FormData(form.current).get('rating')
    if (given) setRating(Number(given))
  }, [])
  const sending = useMutation({
    mutationFn: (review: Review) =>
      api.post('/api/testimonials', { body: { ...review, rating: review.rating ?? '' } }),
    onError: (error) =>
      toast({
        title: text('site.forms.wrong'),
        description: getSentence(error, text('site.forms.tryLater')),
        tone: 'danger',
      }),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<ReviewField, string>
    const review = readReview(fields)
    const found = reviewProblems(review, text)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) return sending.mutate(review)
    event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return { form, rating, setRating, problems, sending, send }
}
