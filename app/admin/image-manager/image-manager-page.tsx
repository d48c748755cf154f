import { useWords } from '#app/lib/in-both.ts'
import { Permitted } from '../shell/permitted.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
import { useDocumentTitle } from '../shell/use-document-title.ts'
import { ImageManager } from './image-manager.tsx'
import { IMAGE_MANAGER_WORDS } from './image-manager-words.ts'

export default function ImageManagerPage() {
  const { title } = useWords(IMAGE_MANAGER_WORDS)
  useDocumentTitle(title)
  return (
    <StaffShell>
      <Permitted needs="catalogue" title={title}>
        <ImageManager />
      </Permitted>
    </StaffShell>
  )
}
