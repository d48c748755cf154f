import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { FormElement } from '#app/admin/kit/forms/form-element.tsx'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import type { Form } from '#app/admin/kit/forms/use-schema-form.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import {
  NEW_TESTIMONIAL,
  type TestimonialFields,
  toTestimonialBody,
} from '#app/admin/parts/testimonial-form/testimonial-fields.ts'
import { TestimonialForm } from '#app/admin/parts/testimonial-form/testimonial-form.tsx'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/display/card.tsx'
import styles from './image-manager.module.css'

/** A testimonial, with an optional photo. It waits for approval like any other. */
export function TestimonialImagesForm({ form }: { form: Form<TestimonialFields> }) {
  const text = useText()
  const create = useCreateTestimonial(form)
  return (
    <Card padding="lg">
      <FormElement form={form} submit={() => form.submit(create.mutate)} gap={5} className={styles.form}>
        <TestimonialForm form={form} />
        <Button
          type="submit"
          className={styles.submit}
          isBusy={create.isPending}
          busyLabel={text('admin.imageManager.testimonial.submitting')}
        >
          {text('admin.imageManager.testimonial.submit')}
        </Button>
      </FormElement>
    </Card>
  )
}

function useCreateTestimonial(form: Form<TestimonialFields>) {
  const text = useText()
  const sendKeyed = useRequestKey()
  return useSingleMutation({
    mutationFn: (fields: TestimonialFields) =>
      sendKeyed({ ...toTestimonialBody(fields), approved: false }, (request) =>
        api.post('/api/testimonials', request),
      ),
    onSuccess: ({ customerName }) => {
      toastSuccess(
        text('admin.imageManager.testimonial.waits', { name: customerName }),
        text('admin.imageManager.testimonial.submitted'),
      )
      form.reset(NEW_TESTIMONIAL)
    },
    onError: (error) => {
      toastFailure(describeFailure(error), text('admin.imageManager.testimonial.failed'))
      form.refuseAs(error)
    },
    refreshes: queriesAt('/api/admin/testimonials'),
  })
}
