import type { StaffSettings } from '#contract/site/settings.ts'
import { getPublicPart } from '#domain/site/public-settings.ts'
import type { SettingsRow } from '#server/foundation/database/read-settings.ts'

export function staffSettings(row: SettingsRow): StaffSettings {
  const { confirmPaidBookings, maxPartiesPerDay, teepeeStock, turnaroundDays, version } = row
  const { minimumNoticeDays, collectOnClosedDays, invoiceDetails } = row
  const { offersTips, showsSetupPhotos, crewSteps, assistants } = row
  const { asksPictureConsent, readiness } = row
  return {
    ...getPublicPart(row),
    confirmPaidBookings,
    maxPartiesPerDay,
    teepeeStock,
    turnaroundDays,
    minimumNoticeDays,
    collectOnClosedDays,
    ...(invoiceDetails && { invoiceDetails }),
    ...(offersTips && { offersTips }),
    ...(showsSetupPhotos && { showsSetupPhotos }),
    ...(asksPictureConsent && { asksPictureConsent }),
    ...(readiness && { readiness }),
    ...(crewSteps && { crewSteps }),
    ...(assistants && { assistants }),
    version,
  }
}
