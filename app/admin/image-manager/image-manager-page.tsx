import { pageMeta } from '#app/lib/page-title.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { StaffOnly } from '../session/staff-only.tsx'
import { Workshop } from '../workshop/workshop.tsx'
import { ImageManager } from './image-manager.tsx'

export const meta = () => pageMeta({ title: 'Image Manager', robots: 'noindex' })

export default function ImageManagerPage() {
  return (
    <StaffOnly waiting={<Workshop>{<Skeleton shape="box" height="40rem" />}</Workshop>}>
      <Workshop>
        <ImageManager />
      </Workshop>
    </StaffOnly>
  )
}
