import { type ReactNode, useId } from 'react'
import { PICTURE_FILES } from '#app/lib/files/picture-files.ts'
import { buttonClass } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import styles from './file-button.module.css'

export type FileButtonProps = {
  /** The id of the field's label. */
  labelledBy: string
  /** The id of the field's error message. */
  refusedBy?: string | undefined
  isMultiple?: boolean
  /** The accepted file types; pictures if omitted. */
  accept?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** The native file picker, styled like our buttons. */
export function FileButton(props: FileButtonProps) {
  const { labelledBy, refusedBy, isMultiple = false, accept = PICTURE_FILES, onFiles, children } = props
  const id = useId()
  return (
    <span className={styles.box}>
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-labelledby={`${labelledBy} ${id}-words`}
        aria-describedby={refusedBy}
        aria-invalid={refusedBy !== undefined || undefined}
        className={styles.input}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Reset, so that the same file can be picked again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <label htmlFor={id} className={buttonClass('secondary', 'sm')}>
        <Icon name="upload" />
        <span id={`${id}-words`}>{children}</span>
      </label>
    </span>
  )
}
