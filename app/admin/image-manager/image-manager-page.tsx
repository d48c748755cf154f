import { pageMeta } from '#app/lib/page-title.ts'
import { StaffShell } from '../shell/staff-shell.tsx'
import { ImageManager } from './image-manager.tsx'

export const meta = () => pageMeta({ title: 'Image Manager', robots: 'noindex' })

export default function ImageManagerPage() {
  return (
    <StaffShell>
      <ImageManager />
    </StaffShell>
  )
}
