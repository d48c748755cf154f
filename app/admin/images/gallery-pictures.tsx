import { type DragEvent, useRef, useState } from 'react'
import { pictureImage } from '#app/lib/picture-image.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as KnownPicture } from '#contract/pictures.ts'
import styles from './gallery-pictures.module.css'

type GalleryPicturesProps = {
  paths: readonly string[]
  pictures: Readonly<Record<string, KnownPicture>>
  onChange: (paths: string[]) => void
}

/** The gallery's pictures in their order, to be dragged, or moved and taken away with buttons. */
export function GalleryPictures({ paths, pictures, onChange }: GalleryPicturesProps) {
  const [dragged, setDragged] = useState<number>()
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const path = paths[from]
    if (path === undefined || to < 0 || to >= paths.length || from === to) return
    const others = paths.filter((_, index) => index !== from)
    onChange([...others.slice(0, to), path, ...others.slice(to)])
    setTold(`Picture moved to place ${to + 1} of ${paths.length}`)
  }
  const remove = (index: number) => {
    onChange(paths.filter((_, other) => other !== index))
    setTold(`Picture ${index + 1} removed`)
    list.current?.closest<HTMLElement>('[role="group"]')?.querySelector<HTMLElement>('input')?.focus()
  }
  const dragOver = (event: DragEvent, index: number) => {
    if (dragged === undefined) return
    event.preventDefault()
    if (dragged === index) return
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
              onDragOver={(event) => dragOver(event, index)}
              onDragEnd={() => setDragged(undefined)}
            >
              <Picture
                image={pictureImage(path, `Gallery picture ${index + 1}`, pictures)}
                ratio="4 / 3"
                sizes="10rem"
              />
              <div className={styles.tools}>
                <IconButton
                  icon="chevron-left"
                  label={`Move picture ${index + 1} earlier`}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="chevron-right"
                  label={`Move picture ${index + 1} later`}
                  aria-disabled={index === paths.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton
                  icon="trash"
                  tone="danger"
                  label={`Remove picture ${index + 1}`}
                  onClick={() => remove(index)}
                />
              </div>
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
