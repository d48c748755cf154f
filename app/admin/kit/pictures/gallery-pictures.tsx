import { type DragEvent, useRef, useState } from 'react'
import { pictureImage } from '#app/lib/files/picture-image.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { DeleteButton } from '#app/ui/controls/delete-button.tsx'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import { Grid } from '#app/ui/layout.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import styles from './gallery-pictures.module.css'
import type { KnownPictures } from './picture-field.ts'

type GalleryPicturesProps = {
  paths: readonly string[]
  pictures: KnownPictures
  onChange: (paths: string[]) => void
}

/** The gallery's pictures in order: draggable, with buttons to move and remove them. */
export function GalleryPictures({ paths, pictures, onChange }: GalleryPicturesProps) {
  const text = useText()
  const [announcement, setAnnouncement] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const path = paths[from]
    if (path === undefined || to < 0 || to >= paths.length || from === to) return
    onChange(paths.filter((_, index) => index !== from).toSpliced(to, 0, path))
    setAnnouncement(text('admin.pictures.gallery.moved', { place: to + 1, count: paths.length }))
  }
  const dragAt = useDrag(move)
  const remove = (index: number) => {
    onChange(paths.filter((_, other) => other !== index))
    setAnnouncement(text('admin.pictures.gallery.removed', { place: index + 1 }))
    list.current?.closest<HTMLElement>('[role="group"]')?.querySelector<HTMLElement>('input')?.focus()
  }
  return (
    <>
      {paths.length > 0 && (
        <Grid ref={list} as="ol" minColumn="8.25rem" gap={3}>
          {paths.map((path, index) => (
            <li key={path} className={styles.item} {...dragAt(index)}>
              <Picture
                image={pictureImage(
                  path,
                  text('admin.pictures.gallery.picture', { place: index + 1 }),
                  pictures,
                )}
                ratio="4 / 3"
                sizes="10rem"
              />
              <Tools {...{ index, move, remove }} count={paths.length} />
            </li>
          ))}
        </Grid>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}

/** Returns the props by which pictures are dragged to another place. */
function useDrag(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  return (index: number) => ({
    'data-dragged': dragged === index || undefined,
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged === index) return
      move(dragged, index)
      setDragged(index)
    },
    onDragEnd: () => setDragged(undefined),
  })
}

type ToolsProps = {
  index: number
  count: number
  move: (from: number, to: number) => void
  remove: (index: number) => void
}

function Tools({ index, count, move, remove }: ToolsProps) {
  const text = useText()
  return (
    <div className={styles.tools}>
      <IconButton
        icon="chevron-left"
        label={text('admin.pictures.gallery.earlier', { place: index + 1 })}
        aria-disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={text('admin.pictures.gallery.later', { place: index + 1 })}
        aria-disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
      <DeleteButton
        label={text('admin.pictures.gallery.remove', { place: index + 1 })}
        onClick={() => remove(index)}
      />
    </div>
  )
}
