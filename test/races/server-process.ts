import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import { bundledProgram } from './bundled-program.ts'

export type ServerProcess = { readonly url: string; stop(): Promise<void>; kill(): Promise<void> }

/**
 * Starts a server in its own process and waits until it accepts requests. `hooks` is a module that changes the program
 * as it is loaded.
 */
export async function startServerProcess(
  env: Record<string, string>,
  hooks?: string,
): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const program = hooks
    ? [`--import=${hooks}`, 'test/races/api-process.ts']
    : [await bundledProgram(inject('bundleFolder'), 'server')]
  const child = spawn('node_modules/node/bin/node', program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // With the compile cache of earlier starts, a start takes two thirds of the time.
    env: { PATH, NODE_COMPILE_CACHE, RATE_LIMITS: 'off', ...env },
  })
  const url = await readyAddress(child)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server’s messages are missing')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready at (\S+)/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the server ended before it was ready')
}
