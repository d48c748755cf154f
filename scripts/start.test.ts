import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

it('a build that fails ends the start with its output and exit code 1, without our stack', () => {
  const empty = mkdtempSync(join(tmpdir(), 'teepee-start-'))
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/start.ts')], {
    cwd: empty,
    encoding: 'utf8',
  })
  rmSync(empty, { recursive: true })
  expect(status).toBe(1)
  expect(stderr).toMatch(/\nThe build failed\.\n$/)
  expect(stderr).not.toContain('StartRefusal')
})
