import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'vite'
import { NOT_BUNDLED } from '../../scripts/built-files/not-bundled.ts'

/**
 * Returns the program of the tests' servers as one file: from its thousand sources, each start takes three times as
 * long. The first that asks in a run makes it, the others wait.
 */
export async function bundleApiProcess(folder: string): Promise<string> {
  const [making, made] = [join(folder, 'making'), join(folder, 'made')]
  for (;;) {
    if (existsSync(made)) return join(made, 'api-process.mjs')
    if (isFirst(making)) break
    await pause(50)
  }
  try {
    await bundle(making)
    renameSync(making, made)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  return join(made, 'api-process.mjs')
}

function isFirst(making: string): boolean {
  try {
    mkdirSync(making)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      ssr: 'test/races/api-process.ts',
      outDir,
      minify: false,
      target: 'node26',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true, external: NOT_BUNDLED },
  })
}
