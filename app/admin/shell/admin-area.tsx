import loadAdminMessages from 'virtual:messages/admin+bookingFields+contract+crew.stop+fields+party+price+priceList+pricing+problem+questions+rules+settings+shared+site.review+ui+upload+webhooks'
import { lazy, Suspense, useEffect } from 'react'
import { Outlet } from 'react-router'
import { storedLanguage } from '#app/lib/language/stored-language.ts'
import { keepShownText } from '#app/lib/messages/shown-text.ts'
import { loadText, useTextIn } from '#app/lib/messages/use-text.ts'
import { useSystemGround } from '#app/lib/page/use-system-ground.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { CalendarContext, type CalendarProps } from '#app/ui/calendar/calendar.tsx'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import { ModalContext } from '#app/ui/overlays/modal.tsx'
import { Modal } from '../kit/ui/modal.tsx'
import { Toasts } from '../kit/ui/toasts.tsx'
import { Tooltips } from '../kit/ui/tooltip.tsx'
import { useAdminLanguage } from './session/admin-language.ts'
import { useBlockOfflineNavigation } from './use-block-offline-navigation.ts'

/** Astro awaits this module: nothing renders before its texts have loaded. */
const FIRST = await loadText(storedLanguage(), loadAdminMessages)
keepShownText(FIRST.text)

/** The calendar library loads on demand, since few visits to the admin choose a day. */
const PickedCalendar = lazy(async () => {
  const { PickedCalendar: calendar } = await import('../kit/ui/picked-calendar.tsx')
  return { default: calendar }
})

function LateCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<Skeleton shape="box" height="24rem" />}>
      <PickedCalendar {...props} />
    </Suspense>
  )
}

/** The whole admin, signed in or not, in the account's language. */
export function AdminArea() {
  const { text } = useTextIn(useAdminLanguage(), loadAdminMessages, FIRST)
  useEffect(() => keepShownText(text), [text])
  useSystemGround()
  useBlockOfflineNavigation()
  return (
    <TextContexts text={text}>
      <Tooltips>
        <ModalContext value={Modal}>
          <CalendarContext value={LateCalendar}>
            <Outlet />
          </CalendarContext>
        </ModalContext>
        <Toasts />
      </Tooltips>
    </TextContexts>
  )
}
