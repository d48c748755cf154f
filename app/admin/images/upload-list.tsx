import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import styles from './upload-list.module.css'
import type { Upload } from './use-uploads.ts'

/** How far each upload is, with a way to call it off. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list}>
      {uploads.map(({ key, name, percent, cancel }) => (
        <li key={key} className={styles.upload}>
          <Progress label={percent < 100 ? `Uploading ${name}` : `Preparing ${name}`} percent={percent} />
          <Button variant="quiet" size="sm" onClick={cancel} aria-label={`Cancel the upload of ${name}`}>
            Cancel
          </Button>
        </li>
      ))}
    </ul>
  )
}
