import { useQueryClient } from '@tanstack/react-query'
import { toastSaved, toastSaveFailed } from '#app/admin/kit/forms/settings/use-settings-form.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { saveSiteSettings } from '#app/lib/page/save-site-settings.ts'
import { useSavedOnChange } from '#app/lib/use-saved-on-change.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import type { StaffSettings } from '#contract/site/settings.ts'
import { listSwitches, type SwitchName } from '#domain/site/settings.ts'

type SettingsSwitchesProps = { settings: StaffSettings; page: 'look' | 'bookings' | 'assistants' }

/** The switches of a page of the settings. */
export function SettingsSwitches({ settings, page }: SettingsSwitchesProps) {
  return listSwitches(page).map((name) => <SettingsSwitch key={name} settings={settings} name={name} />)
}

/** A setting that is on or off, saved on change. */
function SettingsSwitch({ settings, name }: { settings: StaffSettings; name: SwitchName }) {
  const text = useText()
  const queryClient = useQueryClient()
  const { shown, isSaving, choose } = useSavedOnChange(settings[name] === true, {
    mutationFn: (isOn: boolean) => saveSiteSettings(queryClient, { [name]: isOn }),
    onSuccess: toastSaved,
    onError: toastSaveFailed,
  })
  return (
    <Switch
      label={text(`admin.settings.switches.${name}`)}
      hint={text(`admin.settings.hints.${name}`)}
      checked={shown}
      aria-busy={isSaving || undefined}
      onChange={(event) => choose(event.target.checked)}
    />
  )
}
