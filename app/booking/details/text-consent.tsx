import { useQuery } from '@tanstack/react-query'
import { siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import { ConsentBox } from '../terms/consent-box.tsx'

/** The opt-in checkbox for text messages, if the site sends any. */
export function TextConsent(props: Parameters<typeof ConsentBox>[0]) {
  const { data: settings } = useQuery(siteSettingsQuery)
  return settings?.sendsTexts ? <ConsentBox {...props} /> : null
}
