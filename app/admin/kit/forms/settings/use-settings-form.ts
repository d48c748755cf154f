import { useQueryClient } from '@tanstack/react-query'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { saveSiteSettings, staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { SettingsChange, type StaffSettings } from '#contract/site/settings.ts'
import { describeFailedAction, toastSuccess } from '../describe-failure.ts'
import type { FormRules } from '../form-rules.ts'
import { useVersionedForm, type VersionedForm, type VersionedFormOptions } from '../use-versioned-form.ts'

type SettingsFormOptions<Fields, Answer> = Pick<FormRules<Fields>, 'toField'> &
  Pick<VersionedFormOptions<StaffSettings, object, Answer>, 'asksAbout'> & {
    settings: StaffSettings
    toFields(settings: StaffSettings): Fields
    toChange(fields: Fields, override: Answer | undefined): SettingsChange
  }

/** The form of one settings card: saved on its own, and never over a newer version. */
export function useSettingsForm<Fields extends object, Answer = never>(
  options: SettingsFormOptions<Fields, Answer>,
): VersionedForm<Fields, Answer> {
  const { settings, toFields, toChange, toField, asksAbout } = options
  const queryClient = useQueryClient()
  return useVersionedForm<StaffSettings, Fields, Answer>({
    stored: settings,
    toFields: (stored) => toFields(stored ?? settings),
    rules: {
      schema: SettingsChange,
      toBody: (fields) => toChange(fields, undefined),
      ...(toField && { toField }),
    },
    save: (fields, base, override) =>
      saveSiteSettings(queryClient, { ...toChange(fields, override), version: base?.version }),
    reload: () => queryClient.fetchQuery({ ...staffSettingsQuery, staleTime: 0 }),
    onSaved: toastSaved,
    failed: (_, error) => describeFailedSave(error),
    ...(asksAbout && { asksAbout }),
  })
}

export function toastSaved(): void {
  const text = shownText()
  toastSuccess(text('admin.forms.settings.savedWords'), text('admin.forms.settings.saved'))
}

export function describeFailedSave(error: unknown): string {
  return describeFailedAction(shownText()('admin.forms.settings.failed'), error)
}
