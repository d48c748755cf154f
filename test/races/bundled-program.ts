import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'vite'
import { NOT_BUNDLED } from '../../scripts/built-files/not-bundled.ts'

/** Programs that tests start in their own processes. */
const PROGRAMS = {
  server: 'test/races/api-process.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
}

/**
 * Bundles a program into a few files: started from its thousand sources, it would take three times as long. The first
 * caller in a run bundles all programs, the others wait.
 */
export async function bundledProgram(folder: string, name: keyof typeof PROGRAMS): Promise<string> {
  const [making, made] = [join(folder, 'making'), join(folder, 'made')]
  const program = join(made, `${name}.mjs`)
  for (;;) {
    if (existsSync(made)) return program
    if (isFirst(making)) break
    await pause(50)
  }
  try {
    await bundle(making)
    renameSync(making, made)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
  return program
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
      ssr: true,
      outDir,
      minify: false,
      target: 'node26',
      rolldownOptions: {
        input: PROGRAMS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
    ssr: { noExternal: true, external: NOT_BUNDLED },
  })
}
