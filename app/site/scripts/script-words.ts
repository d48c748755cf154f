import type { ScriptWords } from '../words/frame-words.ts'

/** What the script says, as the page brings it along in its language. */
export function scriptWords(): ScriptWords {
  return JSON.parse(document.querySelector<HTMLElement>('[data-script-words]')?.dataset.scriptWords ?? '{}')
}
