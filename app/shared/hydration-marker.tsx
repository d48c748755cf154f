import { useEffect, useRef } from 'react'

/** Marks its island as interactive once the event handlers are attached. */
export function HydrationMarker() {
  const element = useRef<HTMLTemplateElement>(null)
  useEffect(() => element.current?.closest('astro-island')?.setAttribute('data-answers', ''), [])
  return <template ref={element} />
}
