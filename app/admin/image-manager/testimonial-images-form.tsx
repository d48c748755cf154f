import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { apiJson } from '#app/lib/api-request.ts'
import { themesQuery } from '#app/lib/themes-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RatingField } from '#app/ui/rating-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { toast } from '#app/ui/toast-queue.ts'
import type { Testimonial } from '#contract/testimonials.ts'
import { failureWords } from '../edit/failure-words.ts'
import type { Form } from '../edit/use-form.ts'
import { ImageField } from '../images/image-field.tsx'
import styles from './image-manager.module.css'
import {
  NEW_TESTIMONIAL,
  type TestimonialFormFields,
  testimonialFormBody,
  testimonialFormProblems,
} from './testimonial-form-fields.ts'

/** A parent's words, with a photo when there is one. They wait for approval like any other. */
export function TestimonialImagesForm({ form }: { form: Form<TestimonialFormFields> }) {
  const { data: themes = [] } = useQuery(themesQuery)
  const { create, submit } = useCreateTestimonial(form)
  return (
    <Card padding="lg">
      <form ref={form.element} noValidate onSubmit={submit} className={styles.form}>
        <TextField label="Customer Name" required maxLength={100} {...form.text('customerName')} />
        <SelectField label="Theme" {...form.text('themeId')}>
          <option value="">No theme in particular</option>
          {themes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <RatingField
          label="Rating"
          value={form.fields.rating}
          onChange={(rating) => form.set('rating', rating)}
          error={form.problems.rating}
        />
        <TextArea label="Comment" required maxLength={2000} hasCounter {...form.text('comment')} />
        <ImageField
          label="Customer Photo"
          hint="Optional. Without one, the first letter of the name is shown."
          ratio="1"
          value={form.fields.customerImage}
          onChange={(path) => form.set('customerImage', path)}
          error={form.problems.customerImage}
        />
        <Button type="submit" className={styles.submit} isBusy={create.isPending} busyLabel="Submitting...">
          Submit Testimonial
        </Button>
      </form>
    </Card>
  )
}

function useCreateTestimonial(form: Form<TestimonialFormFields>) {
  const queryClient = useQueryClient()
  const create = useMutation({
    mutationFn: () => apiJson<Testimonial>('POST', '/api/testimonials', testimonialFormBody(form.fields)),
    onSuccess: ({ customerName }) => {
      toast({
        title: 'Testimonial Submitted',
        description: `The words of ${customerName} wait for approval.`,
        tone: 'success',
      })
      form.reset(NEW_TESTIMONIAL)
      return queryClient.invalidateQueries({ queryKey: ['/api/admin/testimonials'] })
    },
    onError: (error) => {
      toast({ title: 'Failed to submit testimonial', description: failureWords(error), tone: 'danger' })
      form.refuseAs(error)
    },
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    const problems = testimonialFormProblems(form.fields)
    if (Object.keys(problems).length > 0) form.refuse(problems)
    else if (!create.isPending) create.mutate()
  }
  return { create, submit }
}
