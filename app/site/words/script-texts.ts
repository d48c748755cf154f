import type { Text } from '#domain/messages/text.ts'

/** The texts of the public pages' script; %s stands for what the script fills in. */
const PLAIN = [
  'openMenu',
  'closeMenu',
  'readMore',
  'showLess',
  'play',
  'pause',
  'soonTitle',
  'offlineTitle',
  'offline',
  'pictureTitle',
  'picture',
] as const

const FILLED_IN = ['soon', 'lookCloser'] as const

type ScriptTexts = Readonly<Record<(typeof PLAIN)[number] | (typeof FILLED_IN)[number], string>>

/** Returns them as a page includes them in its language. */
export function scriptTexts(text: Text): ScriptTexts {
  return Object.fromEntries([
    ...PLAIN.map((name) => [name, text(`pages.frame.script.${name}`)]),
    ...FILLED_IN.map((name) => [name, text(`pages.frame.script.${name}`, { place: '%s' })]),
  ]) as ScriptTexts
}

/** Returns them in the browser. */
export function readScriptTexts(): ScriptTexts {
  return JSON.parse(document.querySelector<HTMLElement>('[data-script-words]')?.dataset.scriptWords ?? '{}')
}
