import { useQueryClient } from '@tanstack/react-query'
import { describeFailure } from '#app/admin/kit/forms/describe-failure.ts'
import { mayBeDone, useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
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
import { Stack } from '#app/ui/layout.tsx'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import styles from './image-manager.module.css'

/** A testimonial, with an optional photo. It waits for approval like any other. */
export function TestimonialImagesForm({ form }: { form: Form<TestimonialFields> }) {
  const text = useText()
  const { create, submit } = useCreateTestimonial(form)
  return (
    <Card padding="lg">
      <Stack as="form" ref={form.element} noValidate onSubmit={submit} gap={5} className={styles.form}>
        <TestimonialForm form={form} />
        <Button
          type="submit"
          className={styles.submit}
          isBusy={create.isPending}
          busyLabel={text('admin.imageManager.testimonial.submitting')}
        >
          {text('admin.imageManager.testimonial.submit')}
        </Button>
      </Stack>
    </Card>
  )
}

function useCreateTestimonial(form: Form<TestimonialFields>) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const create = useSingleMutation({
    mutationFn: (fields: TestimonialFields) =>
      sendKeyed({ ...toTestimonialBody(fields), approved: false }, (request) =>
        api.post('/api/testimonials', request),
      ),
    onSuccess: ({ customerName }) => {
      toast({
        title: text('admin.imageManager.testimonial.submitted'),
        description: text('admin.imageManager.testimonial.waits', { name: customerName }),
        tone: 'success',
      })
      form.reset(NEW_TESTIMONIAL)
      return queryClient.invalidateQueries(queriesAt('/api/admin/testimonials'))
    },
    onError: (error) => {
      if (mayBeDone(error)) void queryClient.invalidateQueries(queriesAt('/api/admin/testimonials'))
      toast({
        title: text('admin.imageManager.testimonial.failed'),
        description: describeFailure(error),
        tone: 'danger',
      })
      form.refuseAs(error)
    },
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    form.submit(create.mutate)
  }
  return { create, submit }
}
