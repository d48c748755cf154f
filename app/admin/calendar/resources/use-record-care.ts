import { toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useSingleMutation } from '#app/admin/kit/forms/use-single-mutation.ts'
import { api } from '#app/lib/api/api.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { NotedCare } from '#domain/crew/kit-care.ts'

const CARE = queriesAt('/api/admin/kit-care', '/api/admin/resources/:id/care')

/** Records that kits were washed or checked, with an undo. */
export function useRecordCare({
  resourceId: id,
  name,
}: {
  readonly resourceId: number
  readonly name: string
}) {
  const text = useText()
  const sendKeyed = useRequestKey()
  const noting = useSingleMutation({
    mutationFn: (kind: NotedCare) =>
      sendKeyed({ kind }, (request) =>
        api.post('/api/admin/resources/:id/care', { params: { id }, ...request }),
      ),
    onSuccess: (_, kind) => toastSuccess(text('admin.care.noted', { name, kind })),
    refreshes: CARE,
  })
  const takingBack = useSingleMutation({
    mutationFn: (entryId: number) =>
      api.delete('/api/admin/resources/:id/care/:entryId', { params: { id, entryId } }),
    done: text('admin.care.takenBack'),
    refreshes: CARE,
  })
  return {
    note: noting.mutate,
    takeBack: takingBack.mutate,
    isBusy: noting.isPending || takingBack.isPending,
  }
}
