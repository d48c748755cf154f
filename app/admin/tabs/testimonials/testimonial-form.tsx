import { useQuery } from '@tanstack/react-query'
import { FreeTextArea } from '#app/admin/forms/free-text-area.tsx'
import type { Form } from '#app/admin/forms/use-form.ts'
import { ImageField } from '#app/admin/pictures/image-field.tsx'
import { themesQuery } from '#app/lib/themes-query.ts'
import { RatingField } from '#app/ui/rating-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { NAME_LENGTH } from '#domain/booking/details-rules.ts'
import type { TestimonialFields } from './testimonial-fields.ts'

/** What a parent said, with a photo when there is one: the same fields wherever it is written down. */
export function TestimonialForm({ form }: { form: Form<TestimonialFields> }) {
  const { data: themes = [] } = useQuery(themesQuery)
  return (
    <>
      <TextField
        label="Customer Name"
        required
        maxLength={NAME_LENGTH.maximum}
        {...form.text('customerName')}
      />
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
      <FreeTextArea label="Comment" {...form.text('comment')} />
      <ImageField
        label="Customer Photo"
        hint="Optional. Without one, the first letter of the name is shown."
        ratio="1"
        {...form.picture('customerImage')}
      />
    </>
  )
}
