import { Permitted } from '#app/admin/shell/permitted.tsx'
import { StaffShell } from '#app/admin/shell/staff-shell.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { ImageManager } from './image-manager.tsx'

export default function ImageManagerPage() {
  const text = useText()
  useDocumentTitle(text('admin.imageManager.title'))
  return (
    <StaffShell>
      <Permitted needs="catalogue" title={text('admin.imageManager.title')}>
        <ImageManager />
      </Permitted>
    </StaffShell>
  )
}
