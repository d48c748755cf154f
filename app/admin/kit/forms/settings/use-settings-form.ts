import { useQueryClient } from '@tanstack/react-query'
import { shownText } from '#app/lib/messages/shown-text.ts'
import { saveSiteSettings, staffSettingsQuery } from '#app/lib/page/save-site-settings.ts'
import { toast } from '#app/ui/toasts/toast-queue.ts'
import { SettingsChange, type StaffSettings } from '#contract/site/settings.ts'
import { describeFailedAction, toastFailure } from '../describe-failure.ts'
import type { FormRules } from '../form-rules.ts'
import { useVersionedForm, type VersionedForm } from '../use-versioned-form.ts'

type SettingsFormOptions<Fields, Answer> = Pick<FormRules<Fields>, 'toField'> & {
  settings: StaffSettings
  toFields(settings: StaffSettings): Fields
  toChange(fields: Fields, override: Answer | undefined): SettingsChange
  /** Returns whether a dialog handles the failed save, so that no toast is needed. */
  asksAbout?(error: unknown, override?: Answer): boolean
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
    save: (fields, version, override) =>
      saveSiteSettings(queryClient, { ...toChange(fields, override), version }),
    reload: () => queryClient.fetchQuery({ ...staffSettingsQuery, staleTime: 0 }),
    onSaved: toastSaved,
    onFailed: (error, override) => {
      if (!asksAbout?.(error, override)) toastSaveFailed(error)
    },
  })
}

export function toastSaved(): void {
  const text = shownText()
  toast({
    title: text('admin.forms.settings.saved'),
    description: text('admin.forms.settings.savedWords'),
    tone: 'success',
  })
}

export function toastSaveFailed(error: unknown): void {
  toastFailure(describeFailedAction(shownText()('admin.forms.settings.failed'), error))
}
