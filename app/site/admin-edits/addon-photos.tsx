import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addonsQuery } from '#app/lib/addons-query.ts'
import { AiPhotosButton } from '#app/shared/ai-photos-button.tsx'
import { showPicture } from '../show-picture.ts'
import styles from './staff-edits.module.css'

export function AddonPhotos() {
  useShownPhotos()
  return (
    <div className={styles.addonPhotos}>
      <AiPhotosButton
        label="Generate Fresh AI Photos"
        successWords="New realistic photos have been created for your add-ons!"
      />
    </div>
  )
}

/** The cards show each new photo as soon as it is there. */
function useShownPhotos(): void {
  const { data: addons = [] } = useQuery(addonsQuery)
  useEffect(() => {
    for (const { id, image } of addons) {
      const shown = document.querySelector(`[data-addon="${id}"] img`)
      if (shown && shown.getAttribute('src') !== image) showPicture(shown, image)
    }
  }, [addons])
}
