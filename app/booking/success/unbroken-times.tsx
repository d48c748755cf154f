import { createElement, Fragment } from 'react'
import { TIME_IN_TEXT } from '#domain/foundation/time/party-start.ts'
import styles from './facts.module.css'

/** A text in which no line breaks between a time and its half of the day. */
export function UnbrokenTimes({ children }: { children: string }) {
  const parts = children.split(TIME_IN_TEXT)
  const nodes = parts.map((part, index) =>
    index % 2 === 1 ? createElement('span', { className: styles.time }, part) : part,
  )
  // As arguments, the parts need no keys: none ever changes its place.
  return createElement(Fragment, null, ...nodes)
}
