import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/site-settings.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { teepeesInWords } from '#domain/counted.ts'
import { DEFAULT_TEEPEE_SPACE, planRoom, ROOM_FEET, type RoomPlan, roomFor } from '#domain/room-plan.ts'
import styles from './room-check.module.css'

/** How the chosen teepees stand in the family's room, drawn to scale; or how many would fit. */
export function RoomCheck({ teepees }: { teepees: number }) {
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { teepeeSpace = DEFAULT_TEEPEE_SPACE } = settings
  const [width, setWidth] = useState('')
  const [length, setLength] = useState('')
  const room = { width: feetOf(width), length: feetOf(length) }
  const plan = room.width && room.length ? planRoom({ ...room } as Feet, teepees, teepeeSpace) : undefined
  const { width: needed, length: deep } = roomFor(teepees, teepeeSpace)
  return (
    <details className={styles.check}>
      <summary className={styles.summary}>Will it fit in our room?</summary>
      <div className={styles.body}>
        <p className={styles.hint}>
          {teepeesInWords(teepees)} {teepees === 1 ? 'needs' : 'need'} about {needed} by {deep} feet of floor.
        </p>
        <div className={styles.fields}>
          <FeetField label="Width (feet)" value={width} onChange={setWidth} />
          <FeetField label="Length (feet)" value={length} onChange={setLength} />
        </div>
        <div role="status">
          {plan && (
            <>
              <p className={styles.verdict} data-fits={plan.doFit}>
                {verdictOf(plan, teepees)}
              </p>
              <Drawing room={room as Feet} plan={plan} />
            </>
          )}
        </div>
      </div>
    </details>
  )
}

type Feet = { readonly width: number; readonly length: number }

function FeetField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const { label, value, onChange } = props
  const { minimum, maximum } = ROOM_FEET
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={minimum}
      max={maximum}
      step="any"
      value={value}
      error={value !== '' && feetOf(value) === undefined ? `${minimum} to ${maximum} feet` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function feetOf(text: string): number | undefined {
  const feet = Number(text)
  return text.trim() !== '' && feet >= ROOM_FEET.minimum && feet <= ROOM_FEET.maximum ? feet : undefined
}

function verdictOf({ doFit, most }: RoomPlan, teepees: number): string {
  if (doFit) return teepees === 1 ? 'It fits.' : `All ${teepees} fit.`
  if (most === 0) return 'Not one teepee fits here. Is there a larger room?'
  return `${most} of your ${teepees} ${most === 1 ? 'fits' : 'fit'} here.`
}

/** Around the room, in feet, so that its walls are seen. */
const MARGIN = 0.5

function Drawing({ room: { width, length }, plan: { teepees } }: { room: Feet; plan: RoomPlan }) {
  return (
    <svg
      role="img"
      aria-label={`${teepeesInWords(teepees.length)} in a room of ${width} by ${length} feet, seen from above`}
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${length + 2 * MARGIN}`}
      className={styles.drawing}
    >
      <rect width={width} height={length} className={styles.room} />
      {teepees.map(({ x, y, width: across, length: deep }) => (
        <g key={`${x} ${y}`}>
          <rect x={x} y={y} width={across} height={deep} rx="0.4" className={styles.teepee} />
          <path
            d={`M${x} ${y}L${x + across} ${y + deep}M${x + across} ${y}L${x} ${y + deep}`}
            className={styles.poles}
          />
        </g>
      ))}
    </svg>
  )
}
