import type { MarkedPicture, MeasuredFloor } from '#domain/site/room-photo/measure-floor.ts'
import type { Point } from '#domain/site/room-photo/perspective.ts'
import { standInPicture } from '#domain/site/room-photo/stand-in-picture.ts'
import type { Room, RoomPlan } from '#domain/site/room-plan.ts'
import { Photo, type TakenPhoto, wholeOf } from './photo.tsx'
import styles from './teepees-in-photo.module.css'

type TeepeesInPhotoProps = {
  readonly photo: TakenPhoto
  readonly picture: MarkedPicture
  readonly floor: MeasuredFloor
  readonly room: Room
  readonly plan: RoomPlan
  readonly label: string
}

/** The teepees of the plan as they would stand in the photographed room. */
export function TeepeesInPhoto({ photo, picture, floor, room, plan, label }: TeepeesInPhotoProps) {
  const seen = standInPicture(picture, floor, { room, teepees: plan.teepees })
  const outline = (points: readonly Point[]) => points.map(({ x, y }) => `${x},${y}`).join(' ')
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
