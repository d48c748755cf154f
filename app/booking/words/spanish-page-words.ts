export { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
export { SPANISH } from './spanish.ts'
