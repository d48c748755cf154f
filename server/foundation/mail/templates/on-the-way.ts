import type { JobKind } from '#domain/calendar/work/jobs.ts'
import type { DeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { bookingPageButton, hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

type Visit = {
  readonly kind: JobKind
  /** When the crew arrives; undefined if that time has passed. */
  readonly window: DeliveryWindow | undefined
}

/** To the customer, when the crew is on its way to them. */
export function onTheWay(
  party: PartyFacts,
  { kind, window }: Visit,
): OwnersMail<'on-the-way' | 'on-the-way-to-collect'> {
  const { language, themeName } = party
  const text = textIn(language)
  const isSetup = kind === 'setup'
  return {
    textName: isSetup ? 'on-the-way' : 'on-the-way-to-collect',
    language,
    subject: text('mails.onTheWay.title'),
    preview: text(isSetup ? 'mails.onTheWay.previewSetup' : 'mails.onTheWay.previewCollect'),
    heading: text('mails.onTheWay.title'),
    blocks: [
      hello(party),
      paragraph(isSetup ? tellSetup() : tellCollection()),
      paragraph(text(isSetup ? 'mails.onTheWay.setupHint' : 'mails.onTheWay.collectHint'), 'hint'),
      bookingPageButton(party),
      partyBlock(party),
    ],
    fields: partyFields(party),
  }

  function tellSetup(): string {
    return window
      ? text('mails.onTheWay.setup', { theme: themeName, bounds: text('party.bounds', window) })
      : text('mails.onTheWay.setupLate', { theme: themeName })
  }

  function tellCollection(): string {
    return window
      ? text('mails.onTheWay.collect', { bounds: text('party.bounds', window) })
      : text('mails.onTheWay.collectLate')
  }
}
