import { useRef } from 'react'

/** A key for each body: trying again sends the same one, so that nothing happens twice; other words get a new one. */
export function useRequestKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (text !== last.current.text) last.current = { text, key: randomKey() }
    return last.current.key
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
