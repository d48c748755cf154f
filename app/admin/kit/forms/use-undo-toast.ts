import { useText } from '#app/lib/messages/use-text.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { getFailureSentence, toastFailure, toastSuccess } from './describe-failure.ts'

export type Done = { readonly title: string; readonly description?: string }

/** Returns a function that shows a toast with an Undo button, and returns what the button does, which works once. */
export function useUndoToast(): (done: Done, undo: () => Promise<unknown>) => () => void {
  const text = useText()
  return (done, undo) => {
    let isTapped = false
    const run = async () => {
      // The second tap of a double tap may arrive before the toast is gone.
      if (isTapped) return
      isTapped = true
      try {
        const hadLeft = hasMailLeft(await undo())
        toastSuccess(text(hadLeft ? 'admin.undo.mailHadLeft' : 'admin.undo.done'))
      } catch (error) {
        toastFailure(getFailureSentence(text('admin.undo.failed'), error))
      }
    }
    const start = () => void run()
    toast({ ...done, tone: 'success', action: { label: text('admin.undo.undo'), run: start } })
    return start
  }
}

/** Returns whether the answer to an undo says that the email about what was undone was too fast for it. */
function hasMailLeft(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'mailHadLeft' in answer
}
