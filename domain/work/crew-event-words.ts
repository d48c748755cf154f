import type { Language } from '../text/language.ts'
import type { CrewEventKind } from './crew-events.ts'
import type { JobKind } from './jobs.ts'

type Words = {
  readonly stops: Readonly<Record<JobKind, string>>
  readonly events: Readonly<Record<CrewEventKind, string>>
}

/** What a crew reported, for people. */
export const CREW_EVENT_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    stops: { setup: 'Setup', collect: 'Collection' },
    events: {
      loaded: 'loaded into the van',
      on_the_way: 'on the way',
      arrived: 'arrived',
      photo: 'picture taken',
      checked: 'checked',
      cash: 'money taken at the door',
      note: 'note written',
      counted: 'counted back',
      damaged: 'damage reported',
      signed: 'signed by the family',
      skipped: 'skipped',
      done: 'done',
    },
  },
  es: {
    stops: { setup: 'Montaje', collect: 'Recogida' },
    events: {
      loaded: 'cargado en la camioneta',
      on_the_way: 'en camino',
      arrived: 'llegada',
      photo: 'foto tomada',
      checked: 'revisado',
      cash: 'dinero recibido en la puerta',
      note: 'nota escrita',
      counted: 'contado al recoger',
      damaged: 'daño avisado',
      signed: 'firmado por la familia',
      skipped: 'omitida',
      done: 'terminado',
    },
  },
}
