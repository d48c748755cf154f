import { useText } from '#app/lib/messages/use-text.ts'
import { type ConfirmQuestion, confirm } from './confirm.ts'

type Deletion = Pick<ConfirmQuestion<undefined>, 'run' | 'done' | 'failed' | 'refreshes'> & {
  /** One sentence that names what is deleted. */
  readonly description: string
}

/** Returns a function that asks before a permanent deletion. */
export function useConfirmDelete(): (deletion: Deletion) => void {
  const text = useText()
  return ({ description, ...deletion }) =>
    confirm({
      title: text('admin.forms.remove.title'),
      description: `${description} ${text('admin.forms.remove.forGood')}`,
      confirmLabel: text('admin.forms.remove.confirm'),
      busyLabel: text('admin.forms.remove.deleting'),
      ...deletion,
    })
}
