import { useEffect, useState } from 'react'
import { apiRequest } from '#app/lib/api/api-request.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import styles from './room-ready.module.css'

/** A picture of the room: an <img> request could not send the required credential. */
export function RoomPhoto({ url }: { readonly url: string }) {
  const text = useText()
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    void apiRequest('GET', url)
      .then((response) => response.blob())
      .then((file) => {
        if (isGone) return
        made = URL.createObjectURL(file)
        setAddress(made)
      })
      // Offline: the ticks say what matters.
      .catch(() => undefined)
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [url])
  return address ? <img className={styles.photo} src={address} alt={text('crew.room.photo')} /> : null
}
