import { createElement, Fragment, type ReactNode } from 'react'

const MARK = '\0'

/** Returns a text with elements, such as links or buttons, in place of its values. */
export function fillIn<Name extends string>(
  parts: Readonly<Record<Name, ReactNode>>,
  write: (marks: Readonly<Record<Name, string>>) => string,
): ReactNode {
  const names = Object.keys(parts) as Name[]
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK])) as Record<Name, string>
  const pieces = write(marks).split(MARK)
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, index) => (index % 2 === 1 ? parts[piece as Name] : piece)),
  )
}
