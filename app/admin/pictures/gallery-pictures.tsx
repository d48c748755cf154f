import { useRef, useState } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useWords } from '#app/lib/language/in-both.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import styles from './gallery-pictures.module.css'
import type { KnownPictures } from './picture-field.ts'
import { PICTURE_WORDS } from './picture-words.ts'

type GalleryPicturesProps = {
  paths: readonly string[]
  pictures: KnownPictures
  onChange: (paths: string[]) => void
}

/** The gallery's pictures in order, to be dragged, or moved and removed with buttons. */
export function GalleryPictures({ paths, pictures, onChange }: GalleryPicturesProps) {
  const words = useWords(PICTURE_WORDS).gallery
  const [dragged, setDragged] = useState<number>()
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const path = paths[from]
    if (path === undefined || to < 0 || to >= paths.length || from === to) return
    onChange(paths.filter((_, index) => index !== from).toSpliced(to, 0, path))
    setTold(words.moved(to + 1, paths.length))
  }
  const remove = (index: number) => {
    onChange(paths.filter((_, other) => other !== index))
    setTold(words.removed(index + 1))
    list.current?.closest<HTMLElement>('[role="group"]')?.querySelector<HTMLElement>('input')?.focus()
  }
  const dragOver = (index: number) => {
    if (dragged === undefined || dragged === index) return
    move(dragged, index)
    setDragged(index)
  }
  return (
    <>
      {paths.length > 0 && (
        <ol ref={list} className={styles.list}>
          {paths.map((path, index) => (
            <li
              key={path}
              className={styles.item}
              data-dragged={dragged === index || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                setDragged(index)
              }}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault()
                dragOver(index)
              }}
              onDragEnd={() => setDragged(undefined)}
            >
              <Picture
                image={pictureImage(path, words.picture(index + 1), pictures)}
                ratio="4 / 3"
                sizes="10rem"
              />
              <Tools {...{ index, move, remove }} count={paths.length} />
            </li>
          ))}
        </ol>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  )
}

type ToolsProps = {
  index: number
  count: number
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

function Tools({ index, count, move, remove }: ToolsProps) {
  const words = useWords(PICTURE_WORDS).gallery
  return (
    <div className={styles.tools}>
      <IconButton
        icon="chevron-left"
        label={words.earlier(index + 1)}
        aria-disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={words.later(index + 1)}
        aria-disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <IconButton icon="trash" tone="danger" label={words.remove(index + 1)} onClick={() => remove(index)} />
    </div>
  )
}
