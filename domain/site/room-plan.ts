/** The floor space of a teepee, in feet, and the width of the walkway between two of them. */
export type TeepeeSpace = {
  readonly widthFeet: number
  readonly lengthFeet: number
  readonly walkwayFeet: number
}

export const DEFAULT_TEEPEE_SPACE: TeepeeSpace = { widthFeet: 4, lengthFeet: 4, walkwayFeet: 2 }

export const TEEPEE_SPACE_LIMITS = { minimum: 1, maximum: 20, walkwayMinimum: 0 } as const
export const ROOM_FEET = { minimum: 3, maximum: 100 } as const

/** A floor, in feet. */
export type Room = { readonly width: number; readonly length: number }

/** A teepee on the floor, in feet from the corner of the room. */
export type StandingTeepee = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

export type RoomPlan = {
  readonly doFit: boolean
  /** The most teepees that fit into the room. */
  readonly most: number
  /** Their positions: as many as requested, or as many as fit. */
  readonly teepees: readonly StandingTeepee[]
}

/** Places teepees in straight rows with a walkway between neighbors, all in the orientation in which more fit. */
export function planRoom(room: Room, count: number, space: TeepeeSpace): RoomPlan {
  const turned = { ...space, widthFeet: space.lengthFeet, lengthFeet: space.widthFeet }
  const [straight, across] = [gridIn(room, space), gridIn(room, turned)]
  const grid = across.columns * across.rows > straight.columns * straight.rows ? across : straight
  const most = grid.columns * grid.rows
  return { doFit: count <= most, most, teepees: arrange(room, Math.min(count, most), grid) }
}

/** Returns whether they fit as measured, but not if the room is smaller by the share that the measure may be off. */
export function isTight(room: Room, doubt: number, count: number, space: TeepeeSpace): boolean {
  const least = { width: room.width * (1 - doubt), length: room.length * (1 - doubt) }
  return planRoom(room, count, space).doFit && !planRoom(least, count, space).doFit
}

/** Rounds to what a measure can tell. */
export const toTenthFeet = (feet: number) => Math.round(feet * 10) / 10

/** Returns the most that a measure may be off, in whole inches. */
export function getDoubtInches({ width, length }: Room, doubt: number): number {
  return Math.max(1, Math.round(doubt * Math.max(width, length) * 12))
}

/** Returns the smallest roughly square room for this many teepees, in whole feet. */
export function roomFor(count: number, { widthFeet, lengthFeet, walkwayFeet }: TeepeeSpace): Room {
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  return {
    width: Math.ceil(getLineLength(columns, widthFeet, walkwayFeet)),
    length: Math.ceil(getLineLength(rows, lengthFeet, walkwayFeet)),
  }
}

type Grid = { readonly columns: number; readonly rows: number; readonly space: TeepeeSpace }

function gridIn(room: Room, space: TeepeeSpace): Grid {
  const { widthFeet, lengthFeet, walkwayFeet } = space
  const inLine = (wall: number, teepee: number) =>
    Math.max(0, Math.floor((wall + walkwayFeet) / (teepee + walkwayFeet)))
  return { columns: inLine(room.width, widthFeet), rows: inLine(room.length, lengthFeet), space }
}

/** Centers them in the room, in the fewest rows that fit, no longer than necessary. */
function arrange(room: Room, count: number, { columns, rows, space }: Grid): StandingTeepee[] {
  if (count === 0) return []
  const { widthFeet: width, lengthFeet: length, walkwayFeet } = space
  const inRow = Math.min(columns, Math.max(Math.ceil(count / rows), Math.ceil(Math.sqrt(count))))
  const left = (room.width - getLineLength(Math.min(inRow, count), width, walkwayFeet)) / 2
  const top = (room.length - getLineLength(Math.ceil(count / inRow), length, walkwayFeet)) / 2
  return Array.from({ length: count }, (_, index) => ({
    x: left + (index % inRow) * (width + walkwayFeet),
    y: top + Math.floor(index / inRow) * (length + walkwayFeet),
    width,
    length,
  }))
}

function getLineLength(count: number, size: number, walkway: number): number {
  return count * size + (count - 1) * walkway
}
