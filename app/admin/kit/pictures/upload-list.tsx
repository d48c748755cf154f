import { RowButton } from '#app/admin/kit/ui/row-button.tsx'
import { useText } from '#app/lib/messages/use-text.ts'
import { Progress } from '#app/ui/display/progress.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import styles from './upload-list.module.css'
import type { Upload } from './use-uploads.ts'

type UploadListProps = {
  uploads: readonly Upload[]
  /** The id of the message that says why these uploads block the form. */
  refusedBy?: string | undefined
}

/** The progress of each upload, with a cancel button. */
export function UploadList({ uploads, refusedBy }: UploadListProps) {
  const text = useText()
  if (uploads.length === 0) return null
  return (
    <Stack as="ul" gap={3}>
      {uploads.map(({ key, name, percent, cancel, tryAgain }, index) => (
        <li key={key} className={styles.upload}>
          {tryAgain ? (
            <Text size="sm" breaksWords>
              {text('admin.pictures.uploads.waits', { name })}
            </Text>
          ) : (
            <Progress
              label={
                percent < 100
                  ? text('admin.pictures.uploads.uploading', { name })
                  : text('admin.pictures.uploads.preparing', { name })
              }
              percent={percent}
            />
          )}
          <Row wraps={false}>
            {tryAgain && (
              <RowButton
                label={text('admin.forms.tryAgain')}
                variant="secondary"
                onClick={tryAgain}
                name={text('admin.pictures.uploads.tryNamedAgain', { name })}
              />
            )}
            <RowButton
              label={text('ui.cancel')}
              onClick={cancel}
              name={text('admin.pictures.uploads.cancelNamed', { name })}
              aria-describedby={refusedBy}
              data-refused={(refusedBy !== undefined && index === 0) || undefined}
            />
          </Row>
        </li>
      ))}
    </Stack>
  )
}
