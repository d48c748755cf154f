import { AiPhotosButton } from '#app/lib/ai-photos-button.tsx'
import styles from './staff-edits.module.css'

export default function AddonPhotos() {
  return (
    <div className={styles.addonPhotos}>
      <AiPhotosButton
        label="Generate Fresh AI Photos"
        successWords="New realistic photos have been created for your add-ons!"
      />
    </div>
  )
}
