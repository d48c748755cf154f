import { useState } from 'react'
import { scalePicture, UnreadablePicture } from '#app/lib/files/scale-picture.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { isFull, type Report, saveReport } from '../queue/report.ts'
import { useCrew } from '../session/crew-context.ts'
import { signalSuccess } from './signal-success.ts'

type Reporting = Omit<Report, 'picture'> & { readonly file?: File }

/**
 * Saves an event and sends it; a problem is shown as a sentence. Several reports are saved one after another.
 */
export function useReport() {
  const text = useText()
  const { database, send } = useCrew()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const report = async (...reports: readonly Reporting[]): Promise<boolean> => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      for (const { file, ...rest } of reports)
        await saveReport(database, { ...rest, picture: file && (await scalePicture(file)) })
      signalSuccess()
      return true
    } catch (error) {
      setProblem(sentenceFor(error, text))
      return false
    } finally {
      setIsBusy(false)
      send()
    }
  }
  return { report, problem, isBusy }
}

function sentenceFor(error: unknown, text: Text): string {
  if (error instanceof UnreadablePicture)
    return error.isHeic ? text('crew.parts.heicPicture') : text('crew.parts.noPicture')
  return isFull(error) ? text('crew.parts.full') : text('crew.parts.notKept')
}
