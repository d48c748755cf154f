import type { ReactNode } from 'react'

/** A photo that stays in this browser. */
export type TakenPhoto = { readonly url: string; readonly width: number; readonly height: number }

/** A part of it, in its pixels. */
export type Seen = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const wholeOf = ({ width, height }: TakenPhoto): Seen => ({ x: 0, y: 0, width, height })

type PhotoProps = {
  readonly photo: TakenPhoto
  readonly seen: Seen
  readonly label: string
  readonly className?: string | undefined
  /** Drawn on it, in its pixels. */
  readonly children: ReactNode
}

export function Photo({ photo, seen, label, className, children }: PhotoProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
      className={className}
    >
      <image href={photo.url} width={photo.width} height={photo.height} />
      {children}
    </svg>
  )
}
