import { useRef } from 'react'
import { randomKey } from '#app/lib/random-key.ts'

/**
 * Returns a key per request body: a retry sends the same key, so that nothing happens twice; another body gets a new
 * one.
 */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}
