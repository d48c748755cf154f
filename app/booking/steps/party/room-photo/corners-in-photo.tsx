import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { Corners, Point } from '#domain/site/room-photo/perspective.ts'
import styles from './corners-in-photo.module.css'
import { Magnifier } from './magnifier.tsx'
import { Photo, type Seen, type TakenPhoto } from './photo.tsx'

type CornersInPhotoProps = {
  readonly photo: TakenPhoto
  readonly label: string
  /** The part of the photo that is shown. */
  readonly seen: Seen
  readonly corners: Corners
  readonly labels: readonly string[]
  readonly describedBy: string
  readonly onMove: (place: number, to: Point) => void
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const LARGE_STEP = 10

/** Four corners to drag in a photo. The nearest one follows the finger, which need not cover it. */
export function CornersInPhoto(props: CornersInPhotoProps) {
  const { photo, label, seen, corners, labels, describedBy } = props
  const stage = useRef<HTMLDivElement>(null)
  const handles = useRef<(HTMLButtonElement | null)[]>([])
  const getScale = () => seen.width / (stage.current?.clientWidth ?? seen.width)
  const { magnified, setMagnified, step, handlers } = useMoves(props, handles, getScale)
  const at = ({ x, y }: Point) => ({
    left: `${(100 * (x - seen.x)) / seen.width}%`,
    top: `${(100 * (y - seen.y)) / seen.height}%`,
  })
  return (
    <div ref={stage} className={styles.stage} {...handlers}>
      <Photo photo={photo} seen={seen} label={label}>
        <polygon className={styles.outline} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </Photo>
      {corners.map((corner, place) => (
        <button
          key={labels[place]}
          ref={(handle) => {
            handles.current[place] = handle
          }}
          type="button"
          className={styles.handle}
          style={at(corner)}
          aria-label={labels[place]}
          aria-describedby={describedBy}
          onKeyDown={(event) => step(event, place)}
          onBlur={() => setMagnified(undefined)}
        />
      ))}
      {magnified !== undefined && (
        <Magnifier
          photo={photo}
          label={label}
          corners={corners}
          place={magnified}
          scale={getScale()}
          position={at(corners[magnified] as Point)}
          isRight={(corners[magnified] as Point).x > seen.x + seen.width / 2}
        />
      )}
    </div>
  )
}

type Handles = { readonly current: (HTMLButtonElement | null)[] }

/** Moves the corners with the finger, which magnifies what is under it, or by keys. */
function useMoves(
  { seen, corners, onMove }: Pick<CornersInPhotoProps, 'seen' | 'corners' | 'onMove'>,
  handles: Handles,
  getScale: () => number,
) {
  const dragged = useRef<{ place: number; finger: Point; corner: Point }>(undefined)
  const [magnified, setMagnified] = useState<number>()
  const move = (place: number, from: Point, by: Point) => {
    const scale = getScale()
    onMove(place, {
      x: Math.min(seen.x + seen.width, Math.max(seen.x, from.x + by.x * scale)),
      y: Math.min(seen.y + seen.height, Math.max(seen.y, from.y + by.y * scale)),
    })
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const { clientX: x, clientY: y, currentTarget } = event
    const box = currentTarget.getBoundingClientRect()
    const scale = getScale()
    const place = findNearest(corners, {
      x: seen.x + (x - box.left) * scale,
      y: seen.y + (y - box.top) * scale,
    })
    // Otherwise the browser moves the focus to the page.
    event.preventDefault()
    currentTarget.setPointerCapture(event.pointerId)
    handles.current[place]?.focus({ preventScroll: true })
    dragged.current = { place, finger: { x, y }, corner: corners[place] as Point }
    setMagnified(place)
  }
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!dragged.current) return
    const { place, finger, corner } = dragged.current
    move(place, corner, { x: clientX - finger.x, y: clientY - finger.y })
  }
  const release = () => {
    dragged.current = undefined
    setMagnified(undefined)
  }
  const step = (event: KeyboardEvent, place: number) => {
    const by = STEPS[event.key]
    if (!by) return
    event.preventDefault()
    const size = event.shiftKey ? LARGE_STEP : 1
    move(place, corners[place] as Point, { x: by.x * size, y: by.y * size })
    setMagnified(place)
  }
  const handlers = {
    onPointerDown: press,
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
  }
  return { magnified, setMagnified, step, handlers }
}

function findNearest(corners: Corners, to: Point): number {
  const distances = corners.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
  return distances.indexOf(Math.min(...distances))
}
