import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { type ReceivedFile, receiveForm } from '#server/foundation/http/receive-form.ts'

export type { ReceivedFile }

const NO_FORM = refuse('unsupported_type', 'pictures.formNeeded')
const NOTHING_CHOSEN = refuse('invalid', 'pictures.nothingChosen')

/** Reads the picture from the form; discards the rest once it exceeds the limit. */
export function receiveImage(c: AppContext, limitMegabytes: number): Promise<Refusal | ReceivedFile> {
  return receiveForm(c, { field: 'image', limitMegabytes, noForm: NO_FORM, nothingChosen: NOTHING_CHOSEN })
}
