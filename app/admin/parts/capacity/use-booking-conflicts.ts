import { useOverride } from '#app/admin/kit/forms/use-override.ts'
import { type SingleMutationOptions, useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { parseBookingConflicts } from './booking-conflicts.tsx'

/** Sent with a request once staff have seen the conflicting bookings. */
export type Force = { readonly force: true }

type ForceableAct<Input, Data> = Omit<
  SingleMutationOptions<Data, Forceable<Input>>,
  'mutationFn' | 'asksAbout'
> & {
  send(input: Input, force: true | undefined): Promise<Data>
  /** Shows the refusal beside the fields that it names. */
  refuseAs?(error: unknown): void
}
type Forceable<Input> = { readonly input: Input; readonly force?: true }

/** An act that is sent again with `force` once staff have seen the bookings that it conflicts with. */
export function useForceableAct<Input, Data>({ send, refuseAs, ...options }: ForceableAct<Input, Data>) {
  const { asksAbout, questionFor } = useBookingConflicts()
  const { mutate, isPending, variables } = useSingleMutation({
    ...options,
    mutationFn: ({ input, force }: Forceable<Input>) => send(input, force),
    asksAbout: (error) => {
      refuseAs?.(error)
      return asksAbout(error)
    },
  })
  const conflicts = questionFor((answer) => variables && mutate({ ...variables, ...answer }))
  return { act: (input: Input) => mutate({ input }), isBusy: isPending, conflicts }
}

/** Shows staff the booked days that a change conflicts with, and lets them override. */
export function useBookingConflicts() {
  return useOverride(forceAgainst)
}

function forceAgainst(error: unknown): Force | undefined {
  return parseBookingConflicts(error) && { force: true }
}
