import loadTexts from 'virtual:messages/aiPhotosButton'
import { type ComponentType, lazy, Suspense } from 'react'
import { urlLanguage } from '#app/lib/language/url-language.ts'
import { loadMoreTexts } from '#app/lib/messages/page-text.ts'
import { useIsAdmin } from '#app/lib/use-is-admin.ts'
import type { AiPhotosButtonProps } from './ai-photos-button.tsx'

// Families never need it, and staff can do without it if it fails to load.
const AiPhotosButton = lazy<ComponentType<AiPhotosButtonProps>>(() =>
  Promise.all([import('./ai-photos-button.tsx'), loadMoreTexts(urlLanguage(), loadTexts)]).then(
    ([button]) => button,
    () => ({ default: () => null }),
  ),
)

/** Generates new pictures of the add-ons. Visible to staff only. */
export function StaffAiPhotosButton(props: AiPhotosButtonProps) {
  const isAdmin = useIsAdmin()
  return (
    isAdmin && (
      <Suspense fallback={null}>
        <AiPhotosButton {...props} />
      </Suspense>
    )
  )
}
