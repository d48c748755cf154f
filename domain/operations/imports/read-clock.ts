/** A time of day as written: `5:30 PM` has a half of the day, `17:30` has minutes, `5` may have neither. */
type Clock = {
  readonly hour: number
  readonly minute: number
  readonly half: 'a' | 'p' | ''
  readonly isFull: boolean
}

const HALF = String.raw`[ap]\.?\s?(?:m\b\.?)?`
/** With minutes, a half of the day, or the letter for hours. */
const FULL_CLOCK = String.raw`\d{1,2}(?::\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:${HALF})?(?:\s?(?:hrs?|hs|h)\b\.?)?|\s?${HALF}|\s?h(?:rs?\b\.?|s\b\.?|\d{2})?)|(?:12\s)?(?:noon|mediod[ií]a)`
const BETWEEN = String.raw`\s*(?:-|\bto\b|\buntil\b|\btill?\b|\ba(?:\slas?)?\b|\bhasta(?:\slas?)?\b|\by\b|\band\b)\s*`
/** Whose clock it is. */
const ZONE = String.raw`Z|(?:UTC|GMT)(?:\s?[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{4}|E[SD]?T|Eastern(?: (?:Standard|Daylight))?(?: Time)?`

/** The end of a text that is a time, or a time from–to, with its zone. */
const AT_END = new RegExp(
  String.raw`^(?<before>.*?)(?:^(?:@\s?|at\s|a\slas?\s)?|(?<=\d)T|[\s,]+(?:-\s|@\s?|at\s|a\slas?\s)?)(?:(?:from|de|desde|between|entre)(?:\slas?)?\s)?` +
    String.raw`(?:(?<start>\d{1,2}(?::\d{2})?|${FULL_CLOCK})${BETWEEN}(?<end>${FULL_CLOCK})|(?<only>${FULL_CLOCK}))(?:\s?(?<zone>${ZONE}))?$`,
  'iu',
)

export type ClockAtEnd = {
  /** The text before the time. */
  readonly before: string
  /** Since midnight; undefined for a time that does not exist, or may be in the morning or in the evening. */
  readonly minutes: number | undefined
  readonly isRange: boolean
  /** How far the zone is ahead of UTC, in minutes; undefined for Miami's own. */
  readonly offset: number | undefined
}

const IN_SPANISH = /(?<![\d:])(\d{1,2})(:\d{2})? de la (mañana|tarde|noche)/gi

/** Around midnight, and past noon in the morning, nobody can tell. */
function withHalf(written: string, hour: string, minutes = '', part = ''): string {
  const [half = '', first = 1, last = 0] = PARTS[part.toLowerCase()] ?? []
  return Number(hour) >= first && Number(hour) <= last ? `${hour}${minutes} ${half}` : written
}

const PARTS: Readonly<Record<string, readonly [half: string, first: number, last: number]>> = {
  mañana: ['am', 1, 11],
  tarde: ['pm', 1, 12],
  noche: ['pm', 6, 11],
}

/** Finds the time of day at the end of a text of one line. */
export function findClock(text: string): ClockAtEnd | undefined {
  // Remarks such as `(4 hours)`, and the zone’s name behind its offset.
  const plain = text
    .replace(/(?<=\S)\s*\([^():]*\)$/, '')
    .replace(/(?<=\S)\s+-$/, '')
    .replace(IN_SPANISH, withHalf)
    .trimEnd()
  const { before = '', start, end, only, zone } = AT_END.exec(plain)?.groups ?? {}
  const offset = zone === undefined ? undefined : toOffset(zone)
  if (only !== undefined)
    return { before: before.trimEnd(), minutes: toMinutes(toClock(only)), isRange: false, offset }
  if (start === undefined || end === undefined) return undefined
  const minutes = startOfRange(toClock(start), toClock(end))
  return { before: before.trimEnd(), minutes, isRange: true, offset }
}

function toClock(text: string): Clock {
  if (/noon|mediod/i.test(text)) return { hour: 12, minute: 0, half: 'p', isFull: true }
  const [, hour, minute, half = ''] =
    /^(\d{1,2})(?:[:h](\d{2}))?(?::\d{2}(?:[.,]\d+)?)?\s?([ap])?/i.exec(text) ?? []
  const isFull = minute !== undefined || half !== '' || /h/i.test(text)
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half: half.toLowerCase() as Clock['half'],
    isFull,
  }
}

function toMinutes({ hour, minute, half, isFull }: Clock): number | undefined {
  const shift = half === '' ? 0 : half === 'p' ? (hour === 12 ? 0 : 12) : hour === 12 ? -12 : 0
  return isFull && hour <= 23 && minute <= 59 && hour + shift <= 23 ? (hour + shift) * 60 + minute : undefined
}

/** In `2–6 PM`, the half of the day is that of the end, unless the start were after it, as in `11–2 PM`. */
function startOfRange(start: Clock, end: Clock): number | undefined {
  if (start.half !== '' || end.half === '' || start.hour > 12) return toMinutes(start)
  const same = toMinutes({ ...start, half: end.half, isFull: true })
  const last = toMinutes(end)
  if (same === undefined || last === undefined || same < last) return same
  return toMinutes({ ...start, half: end.half === 'p' ? 'a' : 'p', isFull: true })
}

/** Eastern time is Miami’s, also if its name is that of the other season, as many write `EST` all year. */
function toOffset(zone: string): number | undefined {
  if (/^E/i.test(zone)) return undefined
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
