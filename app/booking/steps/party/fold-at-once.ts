import { DRAFT_STORAGE } from '#app/lib/draft/booking-draft-store.ts'
import { FOLDED } from './folded.ts'

const { name, version } = DRAFT_STORAGE

/** Of a link or the stored draft; a party booked before is only read from the server. */
const FIND_THEME = `s=JSON.parse(sessionStorage.${name}||"{}"),q=new URLSearchParams(location.search),i=q.has("again")?0:+(q.get("theme")||s.version==${version}&&!s.paymentComplete&&s.themeId)`
const HIDE_OTHERS = `<style>@media(max-width:39.99rem){[${FOLDED}=""] fieldset div>div:not(:has([value="\${i}"])){display:none}}</style>`

/**
 * A script for the head of the page, before its first paint. The page is rendered for everyone, with all themes; for a
 * visitor who has chosen one, phones show that one alone from the start, so that nothing moves once the page runs
 * (`theme-cards.tsx`).
 */
export const FOLD_AT_ONCE = `try{let ${FIND_THEME};i>0&&(document.head.insertAdjacentHTML("beforeend",\`${HIDE_OTHERS}\`),document.documentElement.setAttribute("${FOLDED}",""))}catch{}`
