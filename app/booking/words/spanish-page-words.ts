export { SPANISH } from '#app/shared/words/spanish.ts'
export { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
