import { useQuery } from '@tanstack/react-query'
import { hasCredential } from '#app/lib/admin-credential.ts'
import { apiQuery } from '#app/lib/api-query.ts'
import type { Me } from '#contract/accounts.ts'
import type { Permission } from '#contract/permissions.ts'

export const meQuery = apiQuery('/api/admin/me')

/** Returns the signed-in user; undefined until the server has responded. */
export function useMe(): Me | undefined {
  // Only browsers keep credentials; the server renders the admin without a user.
  const { data } = useQuery({ ...meQuery, enabled: typeof document !== 'undefined' && hasCredential() })
  return data
}

/**
 * Returns whether the signed-in user has a permission. Until that is known screens are shown as for an owner: the
 * server decides about their data.
 */
export function useMay(): (permission: Permission) => boolean {
  const me = useMe()
  return (permission) => !me || me.permissions.includes(permission)
}
