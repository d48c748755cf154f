import loadTexts from 'virtual:messages/roomFit'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { useLazyText } from '#app/lib/messages/use-lazy-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { Button } from '#app/ui/controls/button.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import type { Text as GetText } from '#domain/foundation/messages/text.ts'
import {
  DEFAULT_TEEPEE_SPACE,
  getDoubtInches,
  isTight,
  planRoom,
  ROOM_FEET,
  type Room,
  type RoomPlan,
  roomFor,
  toTenthFeet,
} from '#domain/site/room-plan.ts'
import styles from './room-fit.module.css'

const RoomPhoto = lazy(() => import('./room-photo/room-photo.tsx').catch(() => ({ default: () => null })))

/** The chosen teepees in the family's room, drawn to scale, or how many would fit. */
export default function RoomFit({ teepees }: { teepees: number }): ReactNode {
  const text = useLazyText('roomFit', loadTexts)
  const { data: settings = DEFAULT_SETTINGS } = useQuery(siteSettingsQuery)
  const { teepeeSpace = DEFAULT_TEEPEE_SPACE } = settings
  const [width, setWidth] = useState('')
  const [length, setLength] = useState('')
  /** By which share a measured room may be off; none if it was typed. */
  const [doubt, setDoubt] = useState(0)
  const room = { width: parseFeet(width), length: parseFeet(length) }
  const plan = room.width && room.length ? planRoom({ ...room } as Room, teepees, teepeeSpace) : undefined
  const { width: needed, length: deep } = roomFor(teepees, teepeeSpace)
  const isSure = !plan || !isTight(room as Room, doubt, teepees, teepeeSpace)
  const type = (setFeet: (feet: string) => void) => (feet: string) => {
    setFeet(feet)
    setDoubt(0)
  }
  if (!text) return null
  return (
    <Stack gap={3}>
      <Text size="sm" tone="soft">
        {text('roomFit.needs', { teepees, width: needed, length: deep })}
      </Text>
      <div className={styles.fields}>
        <FeetField text={text} label={text('roomFit.width')} value={width} onChange={type(setWidth)} />
        <FeetField text={text} label={text('roomFit.length')} value={length} onChange={type(setLength)} />
      </div>
      <ByPhoto
        text={text}
        room={plan && (room as Room)}
        plan={plan}
        onMeasured={(measured) => {
          setWidth(String(toTenthFeet(measured.width)))
          setLength(String(toTenthFeet(measured.length)))
          setDoubt(measured.doubt)
        }}
      >
        {plan && (
          <>
            <p className={styles.verdict} data-fits={plan.doFit && isSure}>
              {describeVerdict(plan, teepees, isSure ? 0 : getDoubtInches(room as Room, doubt), text)}
            </p>
            <Drawing text={text} room={room as Room} plan={plan} />
          </>
        )}
      </ByPhoto>
    </Stack>
  )
}

type ByPhotoProps = ComponentProps<typeof RoomPhoto> & { children: ReactNode }

/** Measures the room by a photo, on request. Its children are what is known of the room. */
function ByPhoto({ children, ...photo }: ByPhotoProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <Stack ref={focusFallback} tabIndex={-1} gap={3}>
      {!isAsked && (
        <Button variant="secondary" size="sm" icon="camera" onClick={() => setAsked(true)}>
          {photo.text('roomFit.usePhoto')}
        </Button>
      )}
      <div role="status">{children}</div>
      {isAsked && (
        <Suspense fallback={null}>
          <RoomPhoto {...photo} />
        </Suspense>
      )}
    </Stack>
  )
}

type FeetFieldProps = { text: GetText; label: string; value: string; onChange: (value: string) => void }

function FeetField({ text, label, value, onChange }: FeetFieldProps) {
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
          ? text('roomFit.feetRange', { minimum, maximum })
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

/** By more than no inches, the room was measured and may be too small. */
export function describeVerdict(
  { doFit, most }: RoomPlan,
  teepees: number,
  inches: number,
  text: GetText,
): string {
  if (inches > 0) return text('roomFit.tight', { teepees, inches })
  if (doFit) return text('roomFit.fits', { teepees })
  return most === 0 ? text('roomFit.noneFits') : text('roomFit.someFit', { most, teepees })
}

/** Margin around the room, in feet, so that its walls are visible. */
const MARGIN = 0.5

type DrawingProps = { text: GetText; room: Room; plan: RoomPlan }

function Drawing({ text, room: { width, length }, plan: { teepees } }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={text('roomFit.drawing', { teepees: teepees.length, width, length })}
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
