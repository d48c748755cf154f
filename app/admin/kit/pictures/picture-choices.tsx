import type { ReactNode } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Text } from '#app/ui/layout.tsx'
import { FileButton, type FileButtonProps } from './file-button.tsx'

type PictureChoicesProps = Omit<FileButtonProps, 'children'> & {
  /** Other ways to add a picture, mentioned before the buttons. */
  way: string
  fileWords: string
  onPick: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** The sources of a picture: a file, or earlier uploads. */
export function PictureChoices({ way, fileWords, onPick, children, ...file }: PictureChoicesProps) {
  const text = useText()
  return (
    <>
      <Text tone="soft" size="sm">
        {way}
      </Text>
      <Row>
        <FileButton {...file}>{fileWords}</FileButton>
        <Button icon="image" variant="secondary" size="sm" onClick={onPick}>
          {text('admin.pictures.fromUploads')}
        </Button>
        {children}
      </Row>
    </>
  )
}
