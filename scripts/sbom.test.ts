import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('npm run sbom lists what is locked, and fails for a dependency requested as "latest"', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { name: string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
})
