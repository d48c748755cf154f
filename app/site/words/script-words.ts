import type { ScriptWords } from '../words/frame-words.ts'

/** Returns the script's texts, which the page includes in its language. */
export function scriptWords(): ScriptWords {
  return JSON.parse(document.querySelector<HTMLElement>('[data-script-words]')?.dataset.scriptWords ?? '{}')
}
