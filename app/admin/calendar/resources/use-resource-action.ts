import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { mayBeDone } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { useResourcesChanged } from './resources-query.ts'

type ResourceAction<Input> = {
  /** `force` once staff have seen the conflicting bookings. */
  send(input: Input, force: true | undefined): Promise<unknown>
  readonly done: string
  onDone?(): void
  /** Shows the refusal beside the fields that it names. */
  refuseAs?(error: unknown): void
}

/** A change to resources or their requirements. If it would break booked days, those are shown first. */
export function useResourceAction<Input>({ send, done, onDone, refuseAs }: ResourceAction<Input>) {
  const changed = useResourcesChanged()
  const { asksAbout, questionFor } = useBookingConflicts()
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ input, force }: { input: Input; force?: true }) => send(input, force),
    onSuccess: () => {
      toastSuccess(done)
      onDone?.()
      return changed()
    },
    onError: (error) => {
      if (mayBeDone(error)) void changed()
      if (!asksAbout(error)) toastFailure(describeFailure(error))
      refuseAs?.(error)
    },
  })
  const conflicts = questionFor((answer) => variables && mutate({ ...variables, ...answer }))
  return { act: (input: Input) => mutate({ input }), isBusy: isPending, conflicts }
}
