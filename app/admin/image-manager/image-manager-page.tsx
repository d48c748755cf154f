import { pageMeta } from '#app/lib/page-title.ts'
import { StaffWorkshop } from '../workshop/staff-workshop.tsx'
import { ImageManager } from './image-manager.tsx'

export const meta = () => pageMeta({ title: 'Image Manager', robots: 'noindex' })

export default function ImageManagerPage() {
  return (
    <StaffWorkshop>
      <ImageManager />
    </StaffWorkshop>
  )
}
