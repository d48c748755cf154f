const DATED = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)((?:;.*)?):(\d{4}-?\d{2}-?\d{2}[\d\sT:.,+\-Z]*)$/i
const DATE =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

type Stamp = { readonly value: string; readonly isDate: boolean; readonly isUtc: boolean }

/**
 * Returns a line with dates in the one form of RFC 5545, however another program wrote them: without their type, with
 * dashes, without seconds. Returns undefined if the line has a date that does not exist, and other lines unchanged.
 */
export function normalizeDates(line: string, zone: string | undefined): string | undefined {
  if (!/^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)[;:]/i.test(line)) return line
  const [, name = '', parameters = '', values = ''] = DATED.exec(line.trim()) ?? []
  if (/;VALUE=PERIOD/i.test(parameters)) return line
  const isDay = /;VALUE=DATE(?!-)/i.test(parameters)
  const stamps = values.split(',').map((value) => readStamp(value.trim(), isDay))
  const [first] = stamps
  if (!first || stamps.some((stamp) => stamp === undefined || stamp.isDate !== first.isDate)) return undefined
  const list = stamps.map((stamp) => stamp?.value).join(',')
  if (first.isDate) return `${name};VALUE=DATE:${list}`
  if (first.isUtc) return `${name}:${list}`
  const stated = /;TZID=(.*?)(?=;[A-Za-z-]+=|$)/i.exec(parameters)?.[1]?.replaceAll('"', '').trim() || zone
  return stated ? `${name};TZID="${stated}":${list}` : `${name}:${list}`
}

/** A day without its time is a day, and so is midnight if its type says so. */
function readStamp(text: string, isDay: boolean): Stamp | undefined {
  const [, year = '', month = '', date = '', hour, minute = '00', second = '00', shift = ''] =
    DATE.exec(text) ?? []
  if (!isRealDate(year, month, date)) return undefined
  const day = `${year}${month}${date}`
  if (hour === undefined || (isDay && hour === '00' && minute === '00'))
    return { value: day, isDate: true, isUtc: false }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined
  if (/^[+-]/.test(shift)) {
    const sign = shift.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')
    const instant = new Date(`${year}-${month}-${date}T${hour}:${minute}:00${sign}`)
    if (Number.isNaN(instant.getTime())) return undefined
    return { value: toUtc(instant), isDate: false, isUtc: true }
  }
  const isUtc = shift !== ''
  return { value: `${day}T${hour}${minute}${second}${isUtc ? 'Z' : ''}`, isDate: false, isUtc }
}

function toUtc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '')
}

function isRealDate(year: string, month: string, date: string): boolean {
  const instant = new Date(`${year}-${month}-${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.getUTCDate() === Number(date)
}
