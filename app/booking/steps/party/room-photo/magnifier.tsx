import type { Corners, Point } from '#domain/site/room-photo/perspective.ts'
import styles from './magnifier.module.css'
import { Photo, type TakenPhoto } from './photo.tsx'

type MagnifierProps = {
  readonly photo: TakenPhoto
  readonly label: string
  readonly corners: Corners
  readonly place: number
  /** Pixels of the photo in one of the screen. */
  readonly scale: number
  readonly position: { readonly left: string; readonly top: string }
  /** Whether the corner is in the right half, where the magnifier stands on its left. */
  readonly isRight: boolean
}

const ZOOM = 3
const SIDE_PIXELS = 120

/** What is under the finger, larger, beside it. */
export function Magnifier({ photo, label, corners, place, scale, position, isRight }: MagnifierProps) {
  const { x, y } = corners[place] as Point
  const side = (SIDE_PIXELS / ZOOM) * scale
  const [left, top] = [x - side / 2, y - side / 2]
  return (
    <div
      className={styles.magnifier}
      data-right={isRight}
      style={{ ...position, top: `clamp(60px, ${position.top}, calc(100% - 60px))` }}
      aria-hidden="true"
    >
      <Photo photo={photo} label={label} seen={{ x: left, y: top, width: side, height: side }}>
        <polygon className={styles.outline} points={corners.map((one) => `${one.x},${one.y}`).join(' ')} />
        <path className={styles.cross} d={`M${x} ${top}v${side}M${left} ${y}h${side}`} />
      </Photo>
    </div>
  )
}
