const UNCLEAN = /[\s\\<>"'`\p{Cc}]/u

/** Returns whether an owner's link may have this target: https, a mail or phone address, or a page of this site. */
export function isSafeHref(href: string): boolean {
  if (href === '' || UNCLEAN.test(href)) return false
  if (/^\/(?!\/)/.test(href) || /^#[\w-]+$/.test(href)) return true
  if (/^mailto:[^@?]+@[^@?]+(\?|$)/i.test(href) || /^tel:\+?[\d().-]+$/i.test(href)) return true
  return /^https:\/\//i.test(href) && isPlainAddress(href)
}

/** Credentials before the host would make the link look like it leads to another site. */
function isPlainAddress(href: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(href)
    return protocol === 'https:' && hostname !== '' && username === '' && password === ''
  } catch {
    return false
  }
}
