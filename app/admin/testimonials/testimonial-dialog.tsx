import { RatingField } from '#app/ui/rating-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Testimonial } from '#contract/testimonials.ts'
import type { Theme } from '#contract/themes.ts'
import { EditDialog } from '../edit/edit-dialog.tsx'
import { failureWords, toastFailure } from '../edit/failure-words.ts'
import { useForm } from '../edit/use-form.ts'
import { ImageField } from '../images/image-field.tsx'
import { useChangeTestimonial } from './use-change-testimonial.ts'

type TestimonialDialogProps = {
  testimonial: Testimonial
  themes: readonly Theme[]
  onClose: () => void
}

type Fields = {
  customerName: string
  themeId: string
  rating: number
  comment: string
  customerImage: string
}

export function TestimonialDialog({ testimonial, themes, onClose }: TestimonialDialogProps) {
  const form = useForm<Fields>({
    customerName: testimonial.customerName,
    themeId: testimonial.themeId === null ? '' : String(testimonial.themeId),
    rating: testimonial.rating,
    comment: testimonial.comment,
    customerImage: testimonial.customerImage ?? '',
  })
  const { mutate, isPending } = useChangeTestimonial(testimonial.id, (error) => {
    toastFailure(`Failed to update testimonial: ${failureWords(error)}`)
    form.refuseAs(error)
  })
  const submit = () => {
    const problems = problemsOf(form.fields)
    if (Object.keys(problems).length > 0) return form.refuse(problems)
    const { themeId } = form.fields
    const body = { ...form.fields, themeId: themeId === '' ? null : Number(themeId) }
    mutate({ body, done: 'Testimonial updated successfully' }, { onSuccess: onClose })
  }
  return (
    <EditDialog
      title="Edit Testimonial"
      form={form}
      submit={submit}
      isSaving={isPending}
      saveLabel="Save Changes"
      onClose={onClose}
    >
      <TextField label="Name" required maxLength={100} {...form.text('customerName')} />
      <SelectField label="Theme" {...form.text('themeId')}>
        <option value="">No theme</option>
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
        label="Photo (optional)"
        value={form.fields.customerImage}
        onChange={(path) => form.set('customerImage', path)}
      />
    </EditDialog>
  )
}

function problemsOf({ customerName, comment }: Fields) {
  return {
    ...(customerName.trim().length < 3 && { customerName: 'Name must be at least 3 characters' }),
    ...(comment.trim().length < 10 && { comment: 'Comment must be at least 10 characters' }),
  }
}
