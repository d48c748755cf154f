import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { IconButton } from '#app/ui/controls/icon-button.tsx'
import type { ZipArea } from '#domain/catalogue/pricing/delivery-area.ts'
import { cellTowards, divideLand, type MapCell, type Point, placeAreas } from './map-cells.ts'
import styles from './zip-map.module.css'

/** The shade of a ZIP code area: 0 is free, 4 the most expensive. */
export type AreaLook = {
  readonly shade: 0 | 1 | 2 | 3 | 4 | 'outside'
  readonly isOwn: boolean
  /** The area's accessible name. */
  readonly label: string
}

type ZipMapProps = {
  areas: readonly ZipArea[]
  depot: ZipArea | undefined
  /** The outer radius of each distance fee, in miles as the crow flies. */
  rings: readonly number[]
  selected: string
  getLook: (zip: string) => AreaLook
  onSelect: (zip: string) => void
}

const SIZE = { width: 640, height: 520 }
/** Miles from the middle of the map to its upper edge. */
const REACHES = [5, 9, 16, 28, 50, 90, 160, 290] as const
const START_REACH = 3
/** A ZIP code is labeled if its area has this much room, in SVG units. */
const ROOM_FOR_LABEL = 17
/** Shorter pointer movements count as taps. */
const DRAG_PX = 6

/** Where the depot is. */
const HOME: Point = { x: 0, y: 0 }
const MIAMI: ZipArea = { zip: '33130', latitude: 25.767, longitude: -80.205, county: null }

/** The ZIP code areas around the depot, computed from their center points: tap one to set its fee. */
export function ZipMap({ areas, depot, rings, selected, getLook, onSelect }: ZipMapProps) {
  const text = useText()
  const origin = depot ?? MIAMI
  const cells = useMemo(() => divideLand(placeAreas(areas, origin)), [areas, origin])
  const view = useView()
  const { scale, toPicture } = view
  const toPath = ({ corners }: MapCell) => `M${corners.map((corner) => toPair(toPicture(corner))).join('L')}Z`
  const shown = cells.filter(({ center }) => isInPicture(toPicture(center), 8 * scale))
  const picture = useRef<SVGSVGElement>(null)
  const drag = useDrag(picture, view.pan)
  const current = cells.find(({ zip }) => zip === selected)
  const tabStop = shown.some(({ zip }) => zip === selected) ? selected : shown[0]?.zip
  const select = (cell: MapCell) => {
    onSelect(cell.zip)
    if (!isInPicture(toPicture(cell.center), -40)) view.setMiddle(cell.center)
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no fieldsets in a drawing */}
      <svg
        ref={picture}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={styles.map}
        role="group"
        aria-label={text('admin.prices.map.title')}
        onKeyDown={(event) => {
          const next = readKey(event, cells, current?.center ?? view.middle)
          if (next) select(next)
        }}
        {...drag.handlers}
      >
        {shown.map((cell) => (
          <Area
            key={cell.zip}
            cell={cell}
            look={getLook(cell.zip)}
            path={toPath(cell)}
            isSelected={cell.zip === selected}
            isTabStop={cell.zip === tabStop}
            onSelect={() => !drag.hasMoved() && select(cell)}
          />
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it takes no focus */}
        {current && <path d={toPath(current)} className={styles.selected} aria-hidden="true" />}
        <Marks view={view} cells={shown} hasDepot={depot !== undefined} rings={rings} />
      </svg>
      <Zoom view={view} />
    </div>
  )
}

type AreaProps = {
  cell: MapCell
  look: AreaLook
  path: string
  isSelected: boolean
  isTabStop: boolean
  onSelect: () => void
}

function Area({ cell: { zip }, look, path, isSelected, isTabStop, onSelect }: AreaProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no buttons in a drawing
    <path
      d={path}
      role="button"
      aria-label={look.label}
      aria-pressed={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      data-zip={zip}
      data-shade={look.shade}
      data-own={look.isOwn}
      className={styles.area}
      style={{ '--shade': look.shade } as CSSProperties}
      onClick={onSelect}
    />
  )
}

type MarksProps = { view: MapView; cells: readonly MapCell[]; hasDepot: boolean; rings: readonly number[] }

function Marks({ view: { scale, toPicture }, cells, hasDepot, rings }: MarksProps) {
  const { x: cx, y: cy } = toPicture(HOME)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true" className={styles.marks}>
      {hasDepot &&
        rings.map((miles) => (
          <circle key={miles} {...{ cx, cy }} r={miles * scale} className={styles.ring} />
        ))}
      {cells
        .filter(({ room }) => room * scale >= ROOM_FOR_LABEL)
        .map(({ zip, center }) => (
          <text key={zip} {...toPicture(center)} className={styles.label}>
            {zip}
          </text>
        ))}
      {hasDepot && <circle {...{ cx, cy }} r={6} className={styles.depot} />}
    </g>
  )
}

function Zoom({ view: { step, setStep, setMiddle } }: { view: MapView }) {
  const text = useText()
  const goHome = () => {
    setMiddle(HOME)
    setStep(START_REACH)
  }
  return (
    <div className={styles.zoom}>
      <IconButton
        icon="plus"
        tone="filled"
        label={text('admin.prices.map.closer')}
        disabled={step === 0}
        onClick={() => setStep(step - 1)}
      />
      <IconButton
        icon="minus"
        tone="filled"
        label={text('admin.prices.map.further')}
        disabled={step === REACHES.length - 1}
        onClick={() => setStep(step + 1)}
      />
      <IconButton icon="truck" tone="filled" label={text('admin.prices.map.home')} onClick={goHome} />
    </div>
  )
}

/** Returns the cell that a key selects: the focused one, or its neighbor, which takes the focus. */
function readKey(event: KeyboardEvent, cells: readonly MapCell[], from: Point): MapCell | undefined {
  const focused = event.target as SVGElement
  const isPressed = event.key === 'Enter' || event.key === ' '
  const next = isPressed
    ? cells.find(({ zip }) => zip === focused.dataset.zip)
    : cellTowards(cells, from, event.key)
  if (!next) return undefined
  event.preventDefault()
  const picture = event.currentTarget
  requestAnimationFrame(() => picture.querySelector<SVGElement>(`[data-zip="${next.zip}"]`)?.focus())
  return next
}

function isInPicture({ x, y }: Point, margin: number): boolean {
  return x > -margin && x < SIZE.width + margin && y > -margin && y < SIZE.height + margin
}

function toPair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

type MapView = ReturnType<typeof useView>

/** Which part of the map is in the picture. */
function useView() {
  const [middle, setMiddle] = useState<Point>(HOME)
  const [step, setStep] = useState(START_REACH)
  const scale = SIZE.height / 2 / (REACHES[step] ?? REACHES[START_REACH])
  const toPicture = ({ x, y }: Point) => ({
    x: SIZE.width / 2 + (x - middle.x) * scale,
    y: SIZE.height / 2 + (y - middle.y) * scale,
  })
  const pan = (moved: Point) => setMiddle(({ x, y }) => ({ x: x - moved.x / scale, y: y - moved.y / scale }))
  return { middle, setMiddle, step, setStep, scale, toPicture, pan }
}

/** Pans the map by touch or mouse, without swallowing taps. */
function useDrag(picture: { current: SVGSVGElement | null }, onMove: (moved: Point) => void) {
  const last = useRef<Point>(undefined)
  const travelled = useRef(0)
  const handlers = {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      last.current = { x, y }
      travelled.current = 0
    },
    onPointerMove: ({ clientX: x, clientY: y, buttons, pointerId }: PointerEvent) => {
      if (!last.current || buttons === 0 || !picture.current) return
      const moved = { x: x - last.current.x, y: y - last.current.y }
      travelled.current += Math.hypot(moved.x, moved.y)
      last.current = { x, y }
      if (travelled.current < DRAG_PX) return
      picture.current.setPointerCapture(pointerId)
      const perPixel = SIZE.width / picture.current.clientWidth
      onMove({ x: moved.x * perPixel, y: moved.y * perPixel })
    },
    onPointerUp: () => {
      last.current = undefined
    },
    onPointerCancel: () => {
      last.current = undefined
    },
  }
  return { handlers, hasMoved: () => travelled.current >= DRAG_PX }
}
