import { useState } from 'react'
import { scalePicture, UnreadablePicture } from '#app/lib/files/scale-picture.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { isFull, type Report, saveReport } from '../queue/report.ts'
import { useCrew } from '../session/crew-context.ts'

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

const BUZZ_MILLISECONDS = 45
const NOTES_HERTZ = [660, 880]
const NOTE_SECONDS = 0.09

let audio: AudioContext | undefined

/**
 * Confirms by vibration and sound that something is saved, without a look at the phone. Phones without
 * support stay silent.
 */
function signalSuccess(): void {
  navigator.vibrate?.(BUZZ_MILLISECONDS)
  audio ??= new AudioContext()
  for (const [place, hertz] of NOTES_HERTZ.entries()) playNote(audio, hertz, place * NOTE_SECONDS)
}

function playNote(context: AudioContext, hertz: number, after: number): void {
  const begin = context.currentTime + after
  const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz })
  const volume = new GainNode(context, { gain: 0.15 })
  volume.gain.setValueAtTime(0.15, begin)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + NOTE_SECONDS)
}
