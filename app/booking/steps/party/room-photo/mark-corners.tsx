import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/controls/button.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { Text as Texts } from '#domain/foundation/messages/text.ts'
import {
  type FloorProblem,
  type MarkedPicture,
  type MeasuredFloor,
  measureFloor,
} from '#domain/site/room-photo/measure-floor.ts'
import type { Corners, Point } from '#domain/site/room-photo/perspective.ts'
import { standInPicture } from '#domain/site/room-photo/stand-in-picture.ts'
import { getDoubtInches, type Room, type RoomPlan, toTenthFeet } from '#domain/site/room-plan.ts'
import { CornersInPhoto } from './corners-in-photo.tsx'
import styles from './mark-corners.module.css'
import { Photo, type Seen, type TakenPhoto, wholeOf } from './photo.tsx'

type MarkCornersProps = {
  readonly photo: TakenPhoto
  readonly text: Texts
  readonly room: Room | undefined
  readonly plan: RoomPlan | undefined
  readonly onMeasured: (floor: MeasuredFloor) => void
}

/** The sheet is marked twice: first anywhere in the photo, then closer, as all feet follow from it. */
const STEPS = ['sheet', 'closer', 'floor'] as const

const PLACES = ['farLeft', 'farRight', 'nearRight', 'nearLeft'] as const

export function MarkCorners({ photo, text, room, plan, onMeasured }: MarkCornersProps) {
  const box = useRef<HTMLDivElement>(null)
  const stepId = useId()
  const { place, step, named, marked, closer, found, show, move, measure } = useMarks(photo, box, onMeasured)
  const adjust = (
    <Button variant="quiet" size="sm" onClick={() => show(0)}>
      {text('roomFit.photo.adjust')}
    </Button>
  )
  if (found && typeof found.floor === 'object')
    return (
      <Stack gap={3}>
        <MeasuredSize floor={found.floor} text={text} />
        {room && plan && <TeepeesInPhoto {...{ photo, text, room, plan }} {...found} floor={found.floor} />}
        <Row>{adjust}</Row>
      </Stack>
    )
  return (
    <Stack gap={3} ref={box}>
      <Text id={stepId} size="sm" weight={600}>
        {text(`roomFit.photo.${step}`)}
      </Text>
      <CornersInPhoto
        photo={photo}
        label={text('roomFit.photo.field')}
        seen={step === 'closer' ? closer : wholeOf(photo)}
        corners={marked[named]}
        labels={PLACES.map((each) => text(`roomFit.photo.corners.${named}.${each}`))}
        describedBy={stepId}
        onMove={move}
      />
      {found && typeof found.floor === 'string' && (
        <Text role="alert" size="sm" tone="warning">
          {text(`roomFit.photo.problems.${found.floor}`)}
        </Text>
      )}
      <Row>
        <Button variant="secondary" size="sm" onClick={step === 'floor' ? measure : () => show(place + 1)}>
          {text(`roomFit.photo.after.${step}`)}
        </Button>
        {place > 0 && adjust}
      </Row>
      <Text size="xs" tone="soft">
        {text('roomFit.photo.keys')}
      </Text>
    </Stack>
  )
}

/** The corners as they are marked step by step, and the floor that follows from them. */
function useMarks(
  photo: TakenPhoto,
  box: RefObject<HTMLDivElement | null>,
  onMeasured: MarkCornersProps['onMeasured'],
) {
  const [marked, setMarked] = useState(() => startIn(photo))
  const [place, setPlace] = useState(0)
  const [found, setFound] = useState<{ picture: MarkedPicture; floor: MeasuredFloor | FloorProblem }>()
  const [closer, setCloser] = useState(wholeOf(photo))
  const step = STEPS[place] ?? 'floor'
  const named = step === 'floor' ? 'floor' : 'sheet'
  const show = (next: number) => {
    setFound(undefined)
    if (STEPS[next] === 'closer') setCloser(closeTo(marked.sheet, photo))
    setPlace(next)
  }
  const measure = () => {
    // A corner is placed to about a pixel of the screen.
    const shown = box.current?.clientWidth ?? photo.width
    const slips = { sheet: Math.max(1, closer.width / shown), floor: Math.max(1, photo.width / shown) }
    const picture = { ...marked, width: photo.width, height: photo.height, slips }
    const floor = measureFloor(picture)
    setFound({ picture, floor })
    if (typeof floor === 'object') onMeasured(floor)
  }
  const move = (corner: number, to: Point) =>
    setMarked((before) => ({
      ...before,
      [named]: before[named].map((old, index) => (index === corner ? to : old)),
    }))
  return { place, step, named, marked, closer, found, show, move, measure } as const
}

/** Corners to begin with: a sheet in the lower middle, a floor that recedes. */
function startIn({ width, height }: TakenPhoto): { sheet: Corners; floor: Corners } {
  const at = (x: number, y: number) => ({ x: x * width, y: y * height })
  return {
    sheet: [at(0.38, 0.55), at(0.62, 0.55), at(0.66, 0.75), at(0.34, 0.75)],
    floor: [at(0.25, 0.45), at(0.75, 0.45), at(0.92, 0.9), at(0.08, 0.9)],
  }
}

/** The part of the photo around the sheet, in the photo's shape. */
function closeTo(corners: Corners, { width, height }: TakenPhoto): Seen {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 }
  const across = (Math.max(...xs) - Math.min(...xs)) / width
  const down = (Math.max(...ys) - Math.min(...ys)) / height
  const share = Math.min(1, 1.8 * Math.max(across, down))
  const size = { width: share * width, height: share * height }
  return {
    x: Math.min(width - size.width, Math.max(0, middle.x - size.width / 2)),
    y: Math.min(height - size.height, Math.max(0, middle.y - size.height / 2)),
    ...size,
  }
}

/** Takes the focus: the button that measured is gone with the corners. */
function MeasuredSize({ floor, text }: { readonly floor: MeasuredFloor; readonly text: Texts }) {
  const result = useRef<HTMLElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <Text ref={result} tabIndex={-1} role="status" size="sm">
      {text('roomFit.photo.measured', {
        width: toTenthFeet(floor.width),
        length: toTenthFeet(floor.length),
        inches: getDoubtInches(floor, floor.doubt),
      })}
    </Text>
  )
}

type TeepeesInPhotoProps = Pick<MarkCornersProps, 'photo' | 'text'> & {
  readonly picture: MarkedPicture
  readonly floor: MeasuredFloor
  readonly room: Room
  readonly plan: RoomPlan
}

/** The teepees of the plan as they would stand in the photographed room. */
function TeepeesInPhoto({ photo, text, picture, floor, room, plan }: TeepeesInPhotoProps) {
  const seen = standInPicture(picture, floor, { room, teepees: plan.teepees })
  const outline = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')
  const label = text('roomFit.photo.drawn', { teepees: plan.teepees.length })
  return (
    <Photo photo={photo} seen={wholeOf(photo)} label={label} className={styles.photo}>
      <polygon className={styles.floor} points={outline(picture.floor)} />
      {seen.map(({ base: [p, q, r, s], top }) => (
        <g key={outline([p])}>
          <polygon className={styles.shade} points={outline([p, q, r, s])} />
          <polygon className={styles.far} points={outline([p, q, top])} />
          <polygon className={styles.side} points={outline([p, s, top])} />
          <polygon className={styles.side} points={outline([q, r, top])} />
          <polygon className={styles.near} points={outline([s, r, top])} />
        </g>
      ))}
    </Photo>
  )
}
