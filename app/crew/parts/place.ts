import { useSyncExternalStore } from 'react'

/** A screen of the app, from the URL fragment: the phone has to cache only one page. */
export type CrewPlace =
  | { readonly screen: 'days' | 'you' }
  | { readonly screen: 'load' | 'stop'; readonly id: string }

export function placeHref(place: CrewPlace): string {
  return 'id' in place ? `#${place.screen}/${place.id}` : place.screen === 'days' ? '#' : `#${place.screen}`
}

export function usePlace(): CrewPlace {
  return placeAt(useSyncExternalStore(subscribe, () => window.location.hash))
}

function placeAt(hash: string): CrewPlace {
  const [screen, id] = hash.slice(1).split('/')
  if ((screen === 'load' || screen === 'stop') && id) return { screen, id }
  return { screen: screen === 'you' ? 'you' : 'days' }
}

function subscribe(onChange: () => void): () => void {
  const change = () => {
    window.scrollTo(0, 0)
    onChange()
  }
  window.addEventListener('hashchange', change)
  return () => window.removeEventListener('hashchange', change)
}
