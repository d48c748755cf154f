import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import type { PreviewDialog } from '#app/ui/preview-dialog.tsx'
import { toast } from '#app/ui/toast-queue.ts'

/** The full-screen preview, fetched when somebody first wants to look closer. */
export function LazyPreview(props: ComponentProps<typeof PreviewDialog>) {
  const [Dialog, setDialog] = useState<typeof PreviewDialog>()
  const isMissing = props.shown !== undefined && !Dialog
  const giveUp = useEffectEvent(() => {
    props.onClose()
    toast({ title: 'The picture could not be opened', description: 'Please try again.', tone: 'danger' })
  })
  useEffect(() => {
    if (isMissing) void load()
    async function load() {
      try {
        const module = await import('#app/ui/preview-dialog.tsx')
        setDialog(() => module.PreviewDialog)
      } catch {
        giveUp()
      }
    }
  }, [isMissing])
  return Dialog && <Dialog {...props} />
}
