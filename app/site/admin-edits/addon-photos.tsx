import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addonsQuery } from '#app/lib/api/addons-query.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { StaffAiPhotosButton } from '#app/shared/staff-ai-photos-button.tsx'
import { showPicture } from '../show-picture.ts'
import { ADMIN_EDITS_WORDS } from './admin-edits-words.ts'
import styles from './staff-edits.module.css'

export function AddonPhotos() {
  const words = useWords(ADMIN_EDITS_WORDS)
  useShownPhotos()
  return (
    <div className={styles.addonPhotos}>
      <StaffAiPhotosButton label={words.addonPhotos} successWords={words.addonPhotosDone} />
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
