import type { ReactNode } from 'react'
import { useWords } from '#app/lib/language/in-both.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FileButton, type FileButtonProps } from './file-button.tsx'
import styles from './picture-field.module.css'
import { PICTURE_WORDS } from './picture-words.ts'

type PictureChoicesProps = Omit<FileButtonProps, 'children'> & {
  /** Other ways to add a picture, named before the buttons. */
  way: string
  fileWords: string
  onPick: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** The sources of a picture: a file, or earlier uploads. */
export function PictureChoices({ way, fileWords, onPick, children, ...file }: PictureChoicesProps) {
  return (
    <>
      <p className={styles.way}>{way}</p>
      <div className={styles.buttons}>
        <FileButton {...file}>{fileWords}</FileButton>
        <Button variant="secondary" size="sm" onClick={onPick}>
          <Icon name="image" />
          {useWords(PICTURE_WORDS).fromUploads}
        </Button>
        {children}
      </div>
    </>
  )
}
