const UNCLEAN = /[\s\\<>"'`\p{Cc}]/u

/** Returns whether a link of the owner's may lead there: https, a mail or phone address, or a page of this site. */
export function isSafeHref(href: string): boolean {
  if (href === '' || UNCLEAN.test(href)) return false
  if (/^\/(?!\/)/.test(href) || /^#[\w-]+$/.test(href)) return true
  if (/^mailto:[^@?]+@[^@?]+(\?|$)/i.test(href) || /^tel:\+?[\d().-]+$/i.test(href)) return true
  return /^https:\/\//i.test(href) && isPlainAddress(href)
}

/** A name before the host would show another site than the link leads to. */
function isPlainAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, hostname, username, password } = new URL(href)
  return protocol === 'https:' && hostname !== '' && username === '' && password === ''
}
