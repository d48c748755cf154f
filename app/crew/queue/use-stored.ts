import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'

/** Returns what the phone has stored, now and after each change; undefined until it has been read. */
export function useStored<Value>(read: () => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    const subscription = liveQuery(read).subscribe(setValue)
    return () => subscription.unsubscribe()
  }, [read])
  return value
}
