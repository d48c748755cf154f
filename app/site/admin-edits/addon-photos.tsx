import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StaffAiPhotosButton } from '#app/shared/staff-ai-photos-button.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { showPicture } from '../show-picture.ts'

export function AddonPhotos() {
  const text = useText()
  useShownPhotos()
  return (
    <Stack align="center" gap={3} marginBottom={5}>
      <StaffAiPhotosButton
        label={text('staffEdits.addonPhotos')}
        successWords={text('staffEdits.addonPhotosDone')}
      />
    </Stack>
  )
}

/** Updates the cards with each new photo as soon as it is ready. */
function useShownPhotos(): void {
  const { data: addons = [] } = useQuery(addonsQuery)
  useEffect(() => {
    for (const { id, image } of addons) {
      const shown = document.querySelector(`[data-addon="${id}"] img`)
      if (shown && shown.getAttribute('src') !== image) showPicture(shown, image)
    }
  }, [addons])
}
