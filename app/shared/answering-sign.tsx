import { useEffect, useRef } from 'react'

/** Marks the island it is rendered in once its handlers are attached. */
export function AnsweringSign() {
  const element = useRef<HTMLTemplateElement>(null)
  useEffect(() => element.current?.closest('astro-island')?.setAttribute('data-answers', ''), [])
  return <template ref={element} />
}
