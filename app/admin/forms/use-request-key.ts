import { useRef } from 'react'
import { randomKey } from '#app/lib/random-key.ts'

/** A key for each body: trying again sends the same one, so that nothing happens twice; other words get a new one. */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
