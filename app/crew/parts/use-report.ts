import { useState } from 'react'
import { wordsRead } from '#app/lib/language/in-both.ts'
import { isFull, keepReport, type Report } from '../queue/report.ts'
import { useCrew } from '../session/crew-context.ts'
import { PARTS_WORDS } from './parts-words.ts'
import { scalePicture } from './scale-picture.ts'
import { signalSuccess } from './signal-success.ts'

type Reporting = Omit<Report, 'picture'> & { readonly file?: File }

/** Keeps what happened and sends it; a problem is told in a sentence. Several reports are kept one after another. */
export function useReport() {
  const { database, send } = useCrew()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const report = async (...reports: readonly Reporting[]): Promise<boolean> => {
    setProblem(undefined)
    setIsBusy(true)
    try {
      for (const { file, ...rest } of reports)
        await keepReport(database, { ...rest, picture: file && (await scaled(file)) })
      signalSuccess()
      return true
    } catch (error) {
      setProblem(sentenceFor(error))
      return false
    } finally {
      setIsBusy(false)
      send()
    }
  }
  return { report, problem, isBusy }
}

class NoPicture extends Error {}

async function scaled(file: File) {
  try {
    return await scalePicture(file)
  } catch {
    throw new NoPicture()
  }
}

function sentenceFor(error: unknown): string {
  const words = wordsRead(PARTS_WORDS)
  if (error instanceof NoPicture) return words.noPicture
  return isFull(error) ? words.full : words.notKept
}
