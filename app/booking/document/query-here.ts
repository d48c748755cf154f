/** Returns the query of the page's address; an empty one on the server, where pages are rendered for everyone. */
export function queryHere(): URLSearchParams {
  return new URLSearchParams(typeof window === 'undefined' ? '' : window.location.search)
}
