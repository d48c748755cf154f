import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftovers } from './temporary-files.ts'

it('what a killed run left is removed; what runs, and what is not ours, stays', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'))
  // No process has a number above 2^22.
  const [ended, running, strange] = ['moonlit-tests-99999999', `moonlit-tests-${process.pid}`, 'moonlit']
  for (const name of [ended, running, strange]) mkdirSync(join(memory, name, 'data'), { recursive: true })
  removeLeftovers(memory)
  expect(readdirSync(memory).sort()).toEqual([strange, running].sort())
  rmSync(memory, { recursive: true })
})
