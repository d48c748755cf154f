const BUZZ_MILLISECONDS = 45
const NOTES_HERTZ = [660, 880]
const NOTE_SECONDS = 0.09

let audio: AudioContext | undefined

/**
 * Confirms by vibration and sound that something is saved, without a look at the phone. Phones without
 * support stay silent.
 */
export function signalSuccess(): void {
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
