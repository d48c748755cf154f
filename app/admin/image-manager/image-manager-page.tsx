import { pageMeta } from '#app/lib/page-title.ts'
import { Permitted } from '../shell/permitted.tsx'
import { StaffShell } from '../shell/staff-shell.tsx'
import { ImageManager } from './image-manager.tsx'

export const meta = () => pageMeta({ title: 'Image Manager', robots: 'noindex' })

export default function ImageManagerPage() {
  return (
    <StaffShell>
      <Permitted needs="catalogue" title="Image Manager">
        <ImageManager />
      </Permitted>
    </StaffShell>
  )
}
