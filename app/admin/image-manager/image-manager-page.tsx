import { useWords } from '#app/lib/language/in-both.ts'
import { useDocumentTitle } from '#app/lib/use-document-title.ts'
import { Permitted } from '../shell/permitted.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
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
