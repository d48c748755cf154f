import { useVersionedForm, type VersionedFormOptions } from '#app/admin/kit/forms/use-versioned-form.ts'
import { type Force, useBookingConflicts } from '#app/admin/parts/capacity/use-booking-conflicts.ts'
import { loadQuery } from '#app/lib/api/api-query.ts'
import type { Resource } from '#contract/calendar/resources.ts'
import { FOLLOWS_RESOURCES, resourcesQuery } from './resources-query.ts'

type ResourceFormOptions<Fields extends object> = Omit<
  VersionedFormOptions<Resource, Fields, Force>,
  'reload' | 'asksAbout' | 'refreshes'
>

/** A form of a resource that asks before it overwrites a newer version or breaks booked days. */
export function useResourceForm<Fields extends object>(options: ResourceFormOptions<Fields>) {
  const { asksAbout, questionFor } = useBookingConflicts()
  const item = useVersionedForm<Resource, Fields, Force>({
    ...options,
    reload: async () => (await loadQuery(resourcesQuery)).find(({ id }) => id === options.stored?.id),
    asksAbout,
    refreshes: FOLLOWS_RESOURCES,
  })
  return { ...item, conflicts: questionFor(item.submit) }
}
