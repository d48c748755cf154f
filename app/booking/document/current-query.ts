/** Returns the query of the page's URL; empty on the server, where pages are rendered for everyone. */
export function currentQuery(): URLSearchParams {
  return new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search)
}
