import type { Text } from '#domain/foundation/messages/text.ts'

/** The texts used by the public pages' script, which fills in %s. */
const PLAIN = [
  'openMenu',
  'closeMenu',
  'readMore',
  'showLess',
  'play',
  'pause',
  'playCarousel',
  'pauseCarousel',
  'soonTitle',
  'offlineTitle',
  'offline',
  'pictureTitle',
  'picture',
] as const

const FILLED_IN = ['soon', 'lookCloser', 'imageFailedOf', 'readMoreAbout', 'showLessAbout'] as const

type ScriptTexts = Readonly<Record<(typeof PLAIN)[number] | (typeof FILLED_IN)[number], string>>

/** Returns the texts to embed in a page, in its language. */
export function scriptTexts(text: Text): ScriptTexts {
  return Object.fromEntries([
    ...PLAIN.map((name) => [name, text(`pages.frame.script.${name}`)]),
    ...FILLED_IN.map((name) => [name, text(`pages.frame.script.${name}`, { place: '%s' })]),
  ]) as ScriptTexts
}

/** Reads them in the browser. */
export function readScriptTexts(): ScriptTexts {
  return JSON.parse(document.querySelector<HTMLElement>('[data-script-words]')?.dataset.scriptWords ?? '{}')
}
