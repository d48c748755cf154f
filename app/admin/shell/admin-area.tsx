import loadAdminMessages from 'virtual:messages/admin'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keptLanguage } from '#app/lib/language/kept-language.ts'
import { LanguageContext } from '#app/lib/language/language.ts'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { loadText, TextContext, useTextIn } from '#app/lib/messages/use-text.ts'
import { useGroundOfSystem } from '#app/lib/page/use-ground-of-system.ts'
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

/** Astro waits for this module: nothing is shown before its texts are here. */
const FIRST = await loadText(keptLanguage(), loadAdminMessages)
keepShownText(FIRST.text)

/** All of the admin, signed in or not, in the language of the account. */
export function AdminArea() {
  const { language, text } = useTextIn(useAdminLanguage(), loadAdminMessages, FIRST)
  useEffect(() => keepShownText(text), [text])
  useGroundOfSystem()
  useStayWhenOffline()
  return (
    <LanguageContext value={language}>
      <UiWordsContext value={UI_WORDS[language]}>
        <SharedWordsContext value={SHARED_WORDS[language]}>
          <TextContext value={text}>
            <Outlet />
            <ToastRegion />
          </TextContext>
        </SharedWordsContext>
      </UiWordsContext>
    </LanguageContext>
  )
}
