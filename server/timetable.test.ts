import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TIMETABLE } from './timetable.ts'

it('docs/operating/install.md lists exactly the jobs there are', () => {
  const handbook = readFileSync('docs/operating/install.md', 'utf8')
  const part = handbook.slice(handbook.indexOf('## Work that happens by itself'))
  const told = [...part.slice(0, part.indexOf('\n## ', 1)).matchAll(/^\| `([a-z-]+)` \|/gm)].map(
    ([, name]) => name,
  )
  expect(told.sort()).toEqual(TIMETABLE.map(({ name }) => name).sort())
})
