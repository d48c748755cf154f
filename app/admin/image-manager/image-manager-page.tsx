import { useText } from '#app/lib/messages/use-text.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { Permitted } from '../shell/permitted.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
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
