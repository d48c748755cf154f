import ICAL from 'ical.js'
import { findNamedZone } from './named-zone.ts'

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
