import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { ImageField } from '#app/admin/kit/pictures/image-field.tsx'
import { Options } from '#app/admin/kit/ui/options.tsx'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { RatingField } from '#app/ui/fields/rating-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextArea } from '#app/ui/fields/text-area.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import type { TestimonialFields } from './testimonial-fields.ts'

type TestimonialFormProps = {
  form: Form<TestimonialFields>
  /** Further fields, before the comment. */
  children?: ReactNode
}

/** A testimonial with an optional photo: the same fields in every form. */
export function TestimonialForm({ form, children }: TestimonialFormProps) {
  const text = useText()
  const { data: themes = [] } = useQuery(themesQuery)
  return (
    <>
      <TextField label={text('admin.forms.testimonial.customerName')} {...form.input('customerName')} />
      <SelectField label={text('admin.forms.testimonial.theme')} {...form.input('themeId')}>
        <option value="">{text('admin.forms.testimonial.noTheme')}</option>
        {themes.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <RatingField
        label={text('admin.forms.testimonial.rating')}
        value={form.fields.rating}
        onChange={(rating) => form.set('rating', rating)}
        error={form.problems.rating}
      />
      {children}
      <TextArea label={text('admin.forms.testimonial.comment')} hasCounter {...form.input('comment')} />
      <SelectField label={text('admin.forms.testimonial.language')} {...form.input('language')}>
        <Options of={LANGUAGES} label={(language) => text('admin.languageName', { language })} />
      </SelectField>
      <ImageField
        label={text('admin.forms.testimonial.photo')}
        hint={text('admin.forms.testimonial.photoHint')}
        ratio="1"
        {...form.picture('customerImage')}
      />
    </>
  )
}
