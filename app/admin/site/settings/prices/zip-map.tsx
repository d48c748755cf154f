import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
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

const MIAMI: ZipArea = { zip: '33130', latitude: 25.767, longitude: -80.205, county: null }

/** The ZIP code areas around the depot, computed from their center points: tap one to set its fee. */
export function ZipMap({ areas, depot, rings, selected, getLook, onSelect }: ZipMapProps) {
  const text = useText()
  const origin = depot ?? MIAMI
  const cells = useMemo(() => divideLand(placeAreas(areas, origin)), [areas, origin])
  const [middle, setMiddle] = useState<Point>({ x: 0, y: 0 })
  const [step, setStep] = useState(START_REACH)
  const scale = SIZE.height / 2 / (REACHES[step] ?? REACHES[START_REACH])
  const toPicture = ({ x, y }: Point) => ({
    x: SIZE.width / 2 + (x - middle.x) * scale,
    y: SIZE.height / 2 + (y - middle.y) * scale,
  })
  const shown = cells.filter(({ center }) => isInPicture(toPicture(center), 8 * scale))
  const picture = useRef<SVGSVGElement>(null)
  const drag = useDrag(picture, (moved) =>
    setMiddle(({ x, y }) => ({ x: x - moved.x / scale, y: y - moved.y / scale })),
  )
  const current = cells.find(({ zip }) => zip === selected)
  const tabStop = shown.some(({ zip }) => zip === selected) ? selected : shown[0]?.zip

  const select = (cell: MapCell) => {
    onSelect(cell.zip)
    if (!isInPicture(toPicture(cell.center), -40)) setMiddle(cell.center)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellTowards(cells, current?.center ?? middle, event.key)
    if (!next) return
    event.preventDefault()
    select(next)
    requestAnimationFrame(() =>
      picture.current?.querySelector<SVGElement>(`[data-zip="${next.zip}"]`)?.focus(),
    )
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/useSemanticElements: there are no buttons and fieldsets in a drawing */}
      {/* biome-ignore-start lint/a11y/noAriaHiddenOnFocusable: what is hidden here takes no focus */}
      <svg
        ref={picture}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className={styles.map}
        role="group"
        aria-label={text('admin.prices.map.title')}
        onKeyDown={onKeyDown}
        {...drag.handlers}
      >
        {shown.map((cell) => {
          const { shade, isOwn, label } = getLook(cell.zip)
          return (
            <path
              key={cell.zip}
              d={`M${cell.corners.map((corner) => toPair(toPicture(corner))).join('L')}Z`}
              role="button"
              aria-label={label}
              aria-pressed={cell.zip === selected}
              tabIndex={cell.zip === tabStop ? 0 : -1}
              data-zip={cell.zip}
              data-shade={shade}
              data-own={isOwn}
              className={styles.area}
              onClick={() => !drag.hasMoved() && select(cell)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                select(cell)
              }}
            />
          )
        })}
        {current && (
          <path
            d={`M${current.corners.map((corner) => toPair(toPicture(corner))).join('L')}Z`}
            className={styles.selected}
            aria-hidden="true"
          />
        )}
        <g aria-hidden="true" className={styles.marks}>
          {depot &&
            rings.map((miles) => (
              <circle
                key={miles}
                {...toCircle(toPicture({ x: 0, y: 0 }))}
                r={miles * scale}
                className={styles.ring}
              />
            ))}
          {shown.map(({ zip, center, room }) => {
            const { x, y } = toPicture(center)
            if (room * scale < ROOM_FOR_LABEL) return null
            return (
              <text key={zip} x={x} y={y} className={styles.label}>
                {zip}
              </text>
            )
          })}
          {depot && <circle {...toCircle(toPicture({ x: 0, y: 0 }))} r={6} className={styles.depot} />}
        </g>
      </svg>
      {/* biome-ignore-end lint/a11y/noAriaHiddenOnFocusable: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
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
        <IconButton
          icon="truck"
          tone="filled"
          label={text('admin.prices.map.home')}
          onClick={() => {
            setMiddle({ x: 0, y: 0 })
            setStep(START_REACH)
          }}
        />
      </div>
    </div>
  )
}

function isInPicture({ x, y }: Point, margin: number): boolean {
  return x > -margin && x < SIZE.width + margin && y > -margin && y < SIZE.height + margin
}

function toPair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

function toCircle({ x, y }: Point) {
  return { cx: x, cy: y }
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
