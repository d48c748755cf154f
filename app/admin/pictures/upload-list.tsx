import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Progress } from '#app/ui/display/progress.tsx'
import { PICTURE_WORDS } from './picture-words.ts'
import styles from './upload-list.module.css'
import type { Upload } from './use-uploads.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  /** The id of the message that explains why these uploads block the form. */
  refusedBy?: string | undefined
}

/** The progress of each upload, with a button to cancel it. */
export function UploadList({ uploads, refusedBy }: UploadListProps) {
  const { uploads: words, cancel: cancelWords } = useWords(PICTURE_WORDS)
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list}>
      {uploads.map(({ key, name, percent, cancel, tryAgain }, index) => (
        <li key={key} className={styles.upload}>
          {tryAgain ? (
            <p className={styles.waiting}>{words.waits(name)}</p>
          ) : (
            <Progress
              label={percent < 100 ? words.uploading(name) : words.preparing(name)}
              percent={percent}
            />
          )}
          <div className={styles.tools}>
            {tryAgain && (
              <Button variant="secondary" size="sm" onClick={tryAgain} aria-label={words.tryNamedAgain(name)}>
                {words.tryAgain}
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              onClick={cancel}
              aria-label={words.cancelNamed(name)}
              aria-describedby={refusedBy}
              data-refused={(refusedBy !== undefined && index === 0) || undefined}
            >
              {cancelWords}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
