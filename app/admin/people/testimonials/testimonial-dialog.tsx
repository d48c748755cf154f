import { EditDialog } from '#app/admin/kit/forms/edit-dialog.tsx'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import {
  TESTIMONIAL_RULES,
  type TestimonialFields,
  toTestimonialChange,
  toTestimonialFields,
} from '#app/admin/parts/testimonial-form/testimonial-fields.ts'
import { TestimonialForm } from '#app/admin/parts/testimonial-form/testimonial-form.tsx'
import { api } from '#app/lib/api/api.ts'
import { loadQuery } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { StaffTestimonial } from '#contract/people/testimonials.ts'
import { allTestimonialsQuery, TESTIMONIALS } from './all-testimonials-query.ts'

type TestimonialDialogProps = { testimonial: StaffTestimonial; onClose: () => void }

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const text = useText()
  const item = useVersionedForm<StaffTestimonial, TestimonialFields>({
    stored: testimonial,
    toFields: toTestimonialFields,
    rules: TESTIMONIAL_RULES,
    save: (fields, base) =>
      api.patch('/api/testimonials/:id', {
        params: { id: testimonial.id },
        body: { ...toTestimonialChange(fields), version: base?.version },
      }),
    reload: async () => {
      const all = await loadQuery(allTestimonialsQuery)
      return all.find(({ id }) => id === testimonial.id)
    },
    done: text('admin.testimonials.saved'),
    failed: (why) => text('admin.testimonials.saveFailed', { why }),
    refreshes: TESTIMONIALS,
    onSaved: onClose,
  })
  return (
    <EditDialog
      {...item}
      title={text('admin.testimonials.dialogTitle')}
      saveLabel={text('admin.forms.saveChanges')}
      onClose={onClose}
    >
      <TestimonialForm form={item.form}>
        <TextField
          label={text('admin.testimonials.booking')}
          hint={text('admin.testimonials.bookingHint')}
          inputMode="numeric"
          maxLength={10}
          {...item.form.input('bookingId')}
        />
      </TestimonialForm>
    </EditDialog>
  )
}
