import { Button } from '#app/ui/button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import styles from './upload-list.module.css'
import type { Upload } from './use-uploads.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  /** The id of the words that say why these uploads are in the way. */
  refusedBy?: string | undefined
}

/** How far each upload is, with a way to call it off. */
export function UploadList({ uploads, refusedBy }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list}>
      {uploads.map(({ key, name, percent, cancel, tryAgain }, index) => (
        <li key={key} className={styles.upload}>
          {tryAgain ? (
            <p className={styles.waiting}>{name} waits for you to sign in.</p>
          ) : (
            <Progress label={percent < 100 ? `Uploading ${name}` : `Preparing ${name}`} percent={percent} />
          )}
          <div className={styles.tools}>
            {tryAgain && (
              <Button
                variant="secondary"
                size="sm"
                onClick={tryAgain}
                aria-label={`Try the upload of ${name} again`}
              >
                Try Again
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              onClick={cancel}
              aria-label={`Cancel the upload of ${name}`}
              aria-describedby={refusedBy}
              data-refused={(refusedBy !== undefined && index === 0) || undefined}
            >
              Cancel
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
