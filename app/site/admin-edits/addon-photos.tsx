import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { StaffAiPhotosButton } from '#app/shared/staff-ai-photos-button.tsx'
import { showPicture } from '../show-picture.ts'
import styles from './staff-edits.module.css'

export function AddonPhotos() {
  const text = useText()
  useShownPhotos()
  return (
    <div className={styles.addonPhotos}>
      <StaffAiPhotosButton
        label={text('staffEdits.addonPhotos')}
        successWords={text('staffEdits.addonPhotosDone')}
      />
    </div>
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
