import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftovers } from './temporary-files.ts'

it('leftovers of a killed run are removed; those of running processes, and others’ files, stay', () => {
  const memory = mkdtempSync(join(tmpdir(), 'memory-'))
  // No process id is above 2^22.
  const [ended, running, strange] = ['moonlit-tests-99999999', `moonlit-tests-${process.pid}`, 'moonlit']
  for (const name of [ended, running, strange]) mkdirSync(join(memory, name, 'data'), { recursive: true })
  removeLeftovers(memory)
  expect(readdirSync(memory).sort()).toEqual([strange, running].sort())
  rmSync(memory, { recursive: true })
})
