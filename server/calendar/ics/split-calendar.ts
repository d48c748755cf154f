/** The lines of a calendar's entries and time zones, unfolded, without the lines of what is nested in an entry. */
type SplitCalendar = {
  readonly zones: readonly (readonly string[])[]
  readonly entries: readonly (readonly string[])[]
  /** The zone that Google and others state for the whole calendar. */
  readonly zone: string | undefined
  /** The file ends within an entry, or before the end of its calendar. */
  readonly isCutOff: boolean
}

/** Properties whose value is free text, which other programs sometimes write over several lines without folding it. */
const FREE_TEXT = /^(DESCRIPTION|SUMMARY|LOCATION|COMMENT|CONTACT)[;:]/i
const PROPERTY = /^([A-Za-z][A-Za-z0-9-]*)[;:]/
/** Properties of programs and of newer standards are written in capitals, and no value begins with a blank. */
const CAPITALS = /^[A-Z][A-Z0-9-]*[;:](?! )/

/**
 * Splits a calendar into its entries before anything is parsed, so that one odd entry does not lose the others.
 * Tolerates lines that are not folded, entries without an end, and several calendars in one file. Returns undefined if
 * the text is not a calendar.
 */
export function splitCalendar(text: string): SplitCalendar | undefined {
  const lines = unfold(text)
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? '')) return undefined
  const zones: string[][] = []
  const entries: string[][] = []
  let zone: string | undefined
  /** The entry or zone that is being read, and how deep the line is nested in it. */
  let open: { lines: string[]; list: string[][]; depth: number } | undefined
  let isClosed = false
  const close = () => {
    if (open) open.list.push(open.lines)
    open = undefined
  }
  for (const line of lines) {
    const [, keyword = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? []
    const begins = keyword.toUpperCase() === 'BEGIN'
    const component = name.toUpperCase()
    if (component === 'VCALENDAR') {
      close()
      isClosed = !begins
    } else if (component === 'VEVENT' && begins) {
      close()
      open = { lines: [], list: entries, depth: 0 }
    } else if (component === 'VTIMEZONE' && begins) {
      close()
      open = { lines: [], list: zones, depth: 0 }
    } else if (open && name !== '' && (component === 'VEVENT' || component === 'VTIMEZONE')) close()
    else if (open) readLine(open, line, zones)
    else zone ??= /^X-WR-TIMEZONE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.trim()
  }
  // An entry that is cut off may have lost its end, so it would close too few days.
  return { zones, entries, zone, isCutOff: !isClosed }
}

/** Keeps all lines of a zone, but of an entry only its own: an alarm has a description and a start, too. */
function readLine(
  open: { lines: string[]; list: string[][]; depth: number },
  line: string,
  zones: readonly string[][],
): void {
  if (open.list === zones) {
    open.lines.push(line)
    return
  }
  if (/^BEGIN:\s*[\w-]+\s*$/i.test(line)) open.depth++
  else if (/^END:\s*[\w-]+\s*$/i.test(line)) open.depth = Math.max(0, open.depth - 1)
  else if (open.depth === 0) addLine(open.lines, line)
}

function addLine(lines: string[], line: string): void {
  const previous = lines.at(-1) ?? ''
  if (isProperty(line) || !FREE_TEXT.test(previous)) lines.push(line)
  else lines[lines.length - 1] = `${previous}\\n${line}`
}

function isProperty(line: string): boolean {
  const [, name = ''] = PROPERTY.exec(line) ?? []
  return KNOWN.has(name.toUpperCase()) || CAPITALS.test(line)
}

/** What an entry may contain (RFC 5545, 3.6.1). */
const KNOWN = new Set(
  (
    'ATTACH ATTENDEE CATEGORIES CLASS COMMENT CONTACT CREATED DESCRIPTION DTEND DTSTAMP DTSTART DURATION EXDATE ' +
    'EXRULE GEO LAST-MODIFIED LOCATION ORGANIZER PRIORITY RDATE RECURRENCE-ID RELATED-TO REQUEST-STATUS ' +
    'RESOURCES RRULE SEQUENCE STATUS SUMMARY TRANSP UID URL'
  ).split(' '),
)

/** Joins lines that continue after a blank (RFC 5545, 3.1), and drops empty ones. */
function unfold(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const last = lines.length - 1
    if (/^[ \t]/.test(line) && last >= 0) lines[last] += line.slice(1)
    else if (line.trim() !== '') lines.push(line)
  }
  return lines
}
