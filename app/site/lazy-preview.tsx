import { type ComponentProps, lazy, Suspense } from 'react'
import type { PreviewDialog } from '#app/ui/preview-dialog.tsx'

const Dialog = lazy(() =>
  import('#app/ui/preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })),
)

/** The full-screen preview, fetched when somebody first wants to look closer. */
export function LazyPreview(props: ComponentProps<typeof PreviewDialog>) {
  if (props.shown === undefined) return null
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
