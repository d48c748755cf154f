import { convert } from 'html-to-text'
import type ICAL from 'ical.js'

type Entry = { readonly component: ICAL.Component; readonly event: ICAL.Event }

/** Starts at the beginning of a word, so that a long one is not searched again from each of its letters. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]*\w/g
/** A US number, or a foreign one with its country code; never the last digits of a longer number. */
const PHONE =
  /(?<!\d[-. ]?|\+)(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}(?!\d)|\+(?!1)[1-9][\d ().-]{7,18}\d/
/** Rooms, equipment and shared calendars of Google are invited by addresses of their own. */
const NOBODY = /@(?:resource|group)\.calendar\.google\.com$/i
const HTML =
  /<\/?(?:a|b|br|div|em|h\d|i|li|ol|p|span|strong|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i

export function isCancelled({ component }: Entry): boolean {
  return readText(component, 'status').toUpperCase() === 'CANCELLED'
}

/** Returns whether the entry does not make its owner busy. Outlook also says so in a property of its own. */
export function isFree({ component }: Entry): boolean {
  const transparency = readText(component, 'transp').toUpperCase()
  if (transparency !== '') return transparency === 'TRANSPARENT'
  return readText(component, 'x-microsoft-cdo-busystatus').toUpperCase() === 'FREE'
}

/** Returns summary, description, place, e-mail address and phone number. */
export function describeEntry({ component, event }: Entry, ownAddresses: ReadonlySet<string>): string[] {
  const written = readText(component, 'description')
  const description = toPlainText(written)
  const email = findEmail(event, `${description}\n${written}`, ownAddresses)
  const [phone = ''] = PHONE.exec(description) ?? []
  return [readText(component, 'summary'), description, readText(component, 'location'), email, phone]
}

function readText(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '').trim()
}

/** Google's descriptions are HTML as soon as somebody has formatted a word. */
function toPlainText(text: string): string {
  if (!HTML.test(text)) return text
  return convert(text.replaceAll('\n', '<br>'), {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '- ' } },
    ],
  })
    .replaceAll('\u00a0', ' ')
    .trim()
}

/**
 * Returns the address of the family: of somebody invited who is not the business itself, otherwise the first one in
 * the description. If the business was invited by the family, it is the organizer's.
 */
function findEmail(event: ICAL.Event, description: string, ownAddresses: ReadonlySet<string>): string {
  const organizer = readAddress(event.component.getFirstProperty('organizer'))
  const invited = event.attendees
    .filter(isPerson)
    .map(readAddress)
    .filter((address) => address !== '')
  const isOwn = (address: string) => ownAddresses.has(address.toLowerCase())
  const isOrganizer = (address: string) => address.toLowerCase() === organizer.toLowerCase()
  const guest = invited.find((address) => !isOwn(address) && !isOrganizer(address))
  if (guest !== undefined) return guest
  const written = [...description.matchAll(EMAIL)].map(([address]) => address)
  const mentioned = written.find((address) => !isOwn(address) && !isOrganizer(address))
  if (mentioned !== undefined) return mentioned
  const isInvitedByFamily = invited.some(isOwn) && organizer !== '' && !isOwn(organizer)
  if (isInvitedByFamily) return organizer
  return written.find((address) => !isOwn(address)) ?? ''
}

function isPerson(attendee: ICAL.Property): boolean {
  const type = String(attendee.getParameter('cutype') ?? 'INDIVIDUAL').toUpperCase()
  return type !== 'RESOURCE' && type !== 'ROOM' && !NOBODY.test(readAddress(attendee))
}

function readAddress(property: ICAL.Property | null): string {
  if (!property) return ''
  const value = String(property.getFirstValue() ?? '').trim()
  if (/^mailto:/i.test(value)) return decodeAddress(value.slice('mailto:'.length).trim())
  const stated = String(property.getParameter('email') ?? '').trim()
  return stated !== '' ? stated : ''
}

function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
