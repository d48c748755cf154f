import { useQuery } from '@tanstack/react-query'
import { ConsentBox } from '#app/booking/terms/consent-box.tsx'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'

/** The opt-in checkbox for text messages, if the site sends any. */
export function TextConsent(props: Parameters<typeof ConsentBox>[0]) {
  const { data: settings } = useQuery(siteSettingsQuery)
  return settings?.sendsTexts ? <ConsentBox {...props} /> : null
}
