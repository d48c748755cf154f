import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSavedOnChange } from '#app/admin/kit/forms/settings/use-saved-on-change.ts'
import { toastSaved, toastSaveFailed } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { saveSiteSettings } from '#app/lib/page/save-site-settings.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'

type SettingsSwitchProps = {
  settings: StaffSettings
  name:
    | 'showSampleContent'
    | 'confirmPaidBookings'
    | 'offersTips'
    | 'showsSetupPhotos'
    | 'asksPictureConsent'
    | 'readiness'
    | 'assistants'
  label: string
  hint: ReactNode
}

/** A setting that is on or off, saved on change. */
export function SettingsSwitch({ settings, name, label, hint }: SettingsSwitchProps) {
  const queryClient = useQueryClient()
  const { shown, isSaving, choose } = useSavedOnChange(settings[name] === true, {
    mutationFn: (isOn: boolean) => saveSiteSettings(queryClient, { [name]: isOn }),
    onSuccess: toastSaved,
    onError: toastSaveFailed,
  })
  return (
    <Switch
      label={label}
      hint={hint}
      checked={shown}
      aria-busy={isSaving || undefined}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
