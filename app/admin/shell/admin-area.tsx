import loadAdminMessages from 'virtual:messages/admin+bookingFields+contract+party+price+problem+rules+shared+site.review+ui+upload'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { keptLanguage } from '#app/lib/language/kept-language.ts'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { loadText, useTextIn } from '#app/lib/messages/use-text.ts'
import { useGroundOfSystem } from '#app/lib/page/use-ground-of-system.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { CalendarContext } from '#app/ui/calendar/calendar.tsx'
import { ModalContext } from '#app/ui/overlays/modal.tsx'
import { useAdminLanguage } from '../session/admin-language.ts'
import { Modal } from '../ui/modal.tsx'
import { PickedCalendar } from '../ui/picked-calendar.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { Tooltips } from '../ui/tooltip.tsx'
import { useStayWhenOffline } from './use-stay-when-offline.ts'

/** Astro waits for this module: nothing is shown before its texts are here. */
const FIRST = await loadText(keptLanguage(), loadAdminMessages)
keepShownText(FIRST.text)

/** All of the admin, signed in or not, in the language of the account. */
export function AdminArea() {
  const { text } = useTextIn(useAdminLanguage(), loadAdminMessages, FIRST)
  useEffect(() => keepShownText(text), [text])
  useGroundOfSystem()
  useStayWhenOffline()
  return (
    <TextContexts text={text}>
      <Tooltips>
        <ModalContext value={Modal}>
          <CalendarContext value={PickedCalendar}>
            <Outlet />
          </CalendarContext>
        </ModalContext>
        <Toasts />
      </Tooltips>
    </TextContexts>
  )
}
