import { Outlet } from 'react-router'
import { LanguageContext } from '#app/lib/language/language.ts'
import { ENGLISH } from '#app/shared/words/english.ts'
import { SharedWordsContext } from '#app/shared/words/shared-words.ts'
import { SPANISH } from '#app/shared/words/spanish.ts'
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx'
import { ENGLISH_UI_WORDS, UiWordsContext } from '#app/ui/ui-words.ts'
import { SPANISH_UI_WORDS } from '#app/ui/ui-words-es.ts'
import { useAdminLanguage } from '../session/admin-language.ts'
import { useStayWhenOffline } from './use-stay-when-offline.ts'

const UI_WORDS = { en: ENGLISH_UI_WORDS, es: SPANISH_UI_WORDS }
const SHARED_WORDS = { en: ENGLISH, es: SPANISH }

/** All of the admin, signed in or not, in the language of the account. */
export function AdminArea() {
  const language = useAdminLanguage()
  useStayWhenOffline()
  return (
    <LanguageContext value={language}>
      <UiWordsContext value={UI_WORDS[language]}>
        <SharedWordsContext value={SHARED_WORDS[language]}>
          <Outlet />
          <ToastRegion />
        </SharedWordsContext>
      </UiWordsContext>
    </LanguageContext>
  )
}
