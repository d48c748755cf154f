import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { hasCredential, signedInUsername } from '#app/lib/api/admin-credential.ts'
import { apiQuery } from '#app/lib/api/api-query.ts'
import type { Me } from '#contract/people/accounts.ts'
import type { Permission } from '#contract/wire/permissions.ts'

const KEPT = 'adminPermissions'

export const meQuery = apiQuery('/api/admin/me')

function useMeQuery() {
  // Only browsers have credentials; the server renders the admin without a user.
  return useQuery({ ...meQuery, enabled: typeof document !== 'undefined' && hasCredential() })
}

/** Returns the signed-in user; undefined until the server has responded. */
export function useMe(): Me | undefined {
  return useMeQuery().data
}

/** Returns whether the server could not say who is signed in. */
export function useIsMeUnknown(): boolean {
  return useMeQuery().isError
}

/**
 * Returns the signed-in user's permissions: those of the last visit until the server has responded, undefined
 * on the first visit and on the server.
 */
export function usePermissions(): readonly string[] | undefined {
  const me = useMe()
  const kept = useSyncExternalStore(subscribeToNothing, keptPermissions, () => undefined)
  useEffect(() => {
    if (me) localStorage.setItem(KEPT, [me.username, ...me.permissions].join(' '))
  }, [me])
  return me?.permissions ?? kept?.split(' ')
}

/**
 * Returns whether the signed-in user has a permission. While unknown it is true: the server protects the
 * data.
 */
export function useCan(): (permission: Permission) => boolean {
  const permissions = usePermissions()
  return useCallback((permission) => !permissions || permissions.includes(permission), [permissions])
}

function subscribeToNothing(): () => void {
  return () => undefined
}

/** Returns the permissions from this browser's last visit, separated by spaces. */
function keptPermissions(): string | undefined {
  const kept = localStorage.getItem(KEPT)
  const mine = `${signedInUsername()} `
  return kept?.startsWith(mine) ? kept.slice(mine.length) : undefined
}
