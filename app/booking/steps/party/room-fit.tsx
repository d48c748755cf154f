import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useText } from '#app/lib/messages/use-text.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { TextField } from '#app/ui/fields/text-field.tsx'
import type { Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_TEEPEE_SPACE, planRoom, ROOM_FEET, type RoomPlan, roomFor } from '#domain/site/room-plan.ts'
import styles from './room-fit.module.css'

/** The chosen teepees in the family's room, drawn to scale, or how many would fit. */
export default function RoomFit({ teepees }: { teepees: number }): ReactNode {
  const text = useText()
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { teepeeSpace = DEFAULT_TEEPEE_SPACE } = settings
  const [width, setWidth] = useState('')
  const [length, setLength] = useState('')
  const room = { width: parseFeet(width), length: parseFeet(length) }
  const plan = room.width && room.length ? planRoom({ ...room } as Feet, teepees, teepeeSpace) : undefined
  const { width: needed, length: deep } = roomFor(teepees, teepeeSpace)
  return (
    <div className={styles.body}>
      <p className={styles.hint}>{text('booking.party.needs', { teepees, width: needed, length: deep })}</p>
      <div className={styles.fields}>
        <FeetField label={text('booking.party.width')} value={width} onChange={setWidth} />
        <FeetField label={text('booking.party.length')} value={length} onChange={setLength} />
      </div>
      <div role="status">
        {plan && (
          <>
            <p className={styles.verdict} data-fits={plan.doFit}>
              {describeVerdict(plan, teepees, text)}
            </p>
            <Drawing room={room as Feet} plan={plan} />
          </>
        )}
      </div>
    </div>
  )
}

type Feet = { readonly width: number; readonly length: number }

function FeetField(props: { label: string; value: string; onChange: (value: string) => void }) {
  const text = useText()
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
      error={
        value !== '' && parseFeet(value) === undefined
          ? text('booking.party.feetRange', { minimum, maximum })
          : undefined
      }
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function parseFeet(text: string): number | undefined {
  const feet = Number(text)
  return text.trim() !== '' && feet >= ROOM_FEET.minimum && feet <= ROOM_FEET.maximum ? feet : undefined
}

function describeVerdict({ doFit, most }: RoomPlan, teepees: number, text: Text): string {
  if (doFit) return text('booking.party.fits', { teepees })
  return most === 0 ? text('booking.party.noneFits') : text('booking.party.someFit', { most, teepees })
}

/** Margin around the room, in feet, so that its walls are visible. */
const MARGIN = 0.5

function Drawing({ room: { width, length }, plan: { teepees } }: { room: Feet; plan: RoomPlan }) {
  const text = useText()
  return (
    <svg
      role="img"
      aria-label={text('booking.party.drawing', { teepees: teepees.length, width, length })}
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
