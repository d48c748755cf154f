import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'teepee-no-history-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('without any history the upgrade is not attempted, and a sentence says why', () => {
  for (const words of [[], ['HEAD']]) {
    const script = [resolve('scripts/test-upgrade.ts'), ...words]
    const { status, stderr } = spawnSync(process.execPath, script, { cwd: folder, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^An older release comes out of the history/)])
  }
})
