import { useEffect, useState } from 'react'

/** What this browser knows about its visitor. Pages are made for everybody, so it is asked only once they are there. */
export function useAfterMount(ask: () => boolean): boolean {
  const [answer, setAnswer] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => setAnswer(ask()), [])
  return answer
}
