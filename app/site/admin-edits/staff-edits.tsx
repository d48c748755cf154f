import { lazy, Suspense } from 'react'
import { hasCredential, isSignedIn } from '#app/lib/admin-credential.ts'
import { useAfterMount } from './use-after-mount.ts'

const LogoEdit = lazy(() => import('./logo-edit.tsx'))
const HeroEdit = lazy(() => import('./hero-edit.tsx'))
const AddonPhotos = lazy(() => import('./addon-photos.tsx'))

/** Everything staff may change in place; visitors never fetch a byte of it. */
export function StaffEdit({ what }: { what: 'logo' | 'hero' | 'addon-photos' }) {
  const isOffered = useAfterMount(what === 'logo' ? isSignedIn : hasCredential)
  if (!isOffered) return null
  return (
    <Suspense fallback={null}>
      {what === 'logo' && <LogoEdit />}
      {what === 'hero' && <HeroEdit />}
      {what === 'addon-photos' && <AddonPhotos />}
    </Suspense>
  )
}
