import ICAL from 'ical.js'

/** The time zones of one calendar: those that it defines, and those that it only names. */
export type CalendarZones = {
  /** The zone of times without one, if the calendar states it. */
  readonly usual: string | undefined
  /** Names that nobody knows. */
  readonly unknown: Set<string>
  /** Must be called before a time in the zone is parsed. */
  readonly use: (tzid: string) => void
}

/** Registers what the calendar defines. `ICAL.TimezoneService.reset` must be called before the next calendar. */
export function openZones(defined: readonly (readonly string[])[], usual: string | undefined): CalendarZones {
  for (const lines of defined) register(lines)
  const unknown = new Set<string>()
  const use = (tzid: string): void => {
    if (ICAL.TimezoneService.has(tzid) || unknown.has(tzid)) return
    const zone = findNamedZone(tzid)
    if (zone) ICAL.TimezoneService.register(zone, tzid)
    else unknown.add(tzid)
  }
  return { usual: usual !== undefined && findNamedZone(usual) ? usual : undefined, unknown, use }
}

function register(lines: readonly string[]): void {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')
    const component = new ICAL.Component(ICAL.parse(text) as unknown as unknown[])
    // A zone without rules would count as UTC.
    if (component.getAllSubcomponents().length > 0) ICAL.TimezoneService.register(component)
  } catch {
    // Perhaps its name is known.
  }
}

import zonesOfWindows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }

/** Windows's names of time zones, which Outlook and Exchange write, by Unicode's list. */
const WINDOWS = new Map(
  zonesOfWindows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
)

/**
 * Returns the time zone that a calendar names without defining it: by the name of IANA or of Windows, also behind a
 * path or before a description. Returns undefined if the name is unknown.
 */
function findNamedZone(tzid: string): ICAL.Timezone | undefined {
  const name = tzid.trim().replace(/^"|"$/g, '')
  if (/^(Z|UTC|GMT|Etc\/UTC|tzone:\/\/Microsoft\/Utc)$/i.test(name)) return ICAL.Timezone.utcTimezone
  const iana = [...candidates(name)].map((one) => WINDOWS.get(one.toLowerCase()) ?? one).find(isIana)
  return iana ? new NamedZone(tzid, iana) : undefined
}

function* candidates(name: string): Generator<string> {
  yield name
  // "(UTC-08:00) Pacific Time (US & Canada)" is how Windows shows Pacific Standard Time.
  const shown = name.replace(/^\((?:UTC|GMT)[^)]*\)\s*/i, '')
  yield shown
  yield shown.replace(/ Time\b.*$/i, ' Standard Time')
  yield shown.replace(/ Daylight Time$/i, ' Standard Time')
  // "/freeassociation.sourceforge.net/America/New_York"
  const parts = name.split('/').filter((part) => part !== '')
  yield parts.slice(-2).join('/')
  yield parts.slice(-3).join('/')
}

/** An offset such as "-08:00" is one for `Intl`, but in calendars its sign is sometimes meant the other way round. */
function isIana(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** A zone with the rules that Node knows, for calendars that do not bring their own. */
class NamedZone extends ICAL.Timezone {
  readonly #formatter: Intl.DateTimeFormat
  constructor(tzid: string, iana: string) {
    super({ tzid })
    this.#formatter = new Intl.DateTimeFormat('en', {
      timeZone: iana,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  }

  /** Returns the offset from UTC in seconds at a local time. */
  override utcOffset(time: ICAL.Time): number {
    const local = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    const guess = this.#offsetAt(local)
    // Where clocks change, the offset of the wanted hour may differ from the one at the same hour of UTC.
    return this.#offsetAt(local - guess * 1_000)
  }

  #offsetAt(milliseconds: number): number {
    const parts = this.#formatter.formatToParts(milliseconds)
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value)
    const shown = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    )
    return Math.round((shown - milliseconds) / 1_000)
  }
}
