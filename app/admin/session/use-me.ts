import { useQuery } from '@tanstack/react-query'
import { hasCredential } from '#app/lib/admin-credential.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import type { Me } from '#contract/accounts.ts'
import type { Permission } from '#contract/permissions.ts'

export const meQuery = apiQuery('/api/admin/me')

/** Who is signed in; undefined until the server has said so. */
export function useMe(): Me | undefined {
  // Only browsers keep credentials; the server renders the admin for nobody in particular.
  const { data } = useQuery({ ...meQuery, enabled: typeof document !== 'undefined' && hasCredential() })
  return data
}

/**
 * Whether whoever is signed in may do something. Until that is known screens are shown as to an owner: the server
 * decides what is on them.
 */
export function useMay(): (permission: Permission) => boolean {
  const me = useMe()
  return (permission) => !me || me.permissions.includes(permission)
}
