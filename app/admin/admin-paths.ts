import { tabPath, tabs } from './tabs.ts'

/** Every address of the admin but its first; the server knows them by its configuration, any other is not found. */
export const ADMIN_PATHS: readonly string[] = [
  '/admin/login',
  '/admin/forgot-password',
  '/admin/reset-password',
  '/admin/join',
  ...tabs.map(tabPath),
  '/admin/bookings/[id]',
  '/admin/messages/threads/[thread]',
  ...tabs.flatMap((tab) => (tab.opens ? [`${tabPath(tab)}/[${tab.opens.replace(/\W/g, '')}]`] : [])),
  '/image-manager',
  // Within the scope of the crew's app, which a phone would leave otherwise.
  '/crew/sign-in',
]
