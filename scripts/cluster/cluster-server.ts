import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type ClusterServer = {
  readonly url: string
  readonly pid: number
  /** Resolves when the process has ended, with true if it was told to stop. */
  readonly ended: Promise<boolean>
  /** Sends SIGTERM: requests in flight are answered first. */
  stop(): Promise<void>
  /** Sends SIGKILL, as if the machine had crashed. */
  kill(): Promise<void>
}

/** Starts a server in its own process and waits until it accepts requests. `folder` holds the program. */
export async function startClusterServer(env: Record<string, string>, folder = '.'): Promise<ClusterServer> {
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
  })
  const url = await readyAddress(child)
  let isTold = false
  const ended = once(child, 'exit').then(() => isTold)
  const end = async (signal: NodeJS.Signals) => {
    isTold = true
    child.kill(signal)
    await ended
  }
  return { url, pid: child.pid ?? 0, ended, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Forwards the server's other output, such as the first administrator's password. */
async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The messages of the server are missing')
  const lines = createInterface({ input: child.stdout })
  return new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const port = /^Ready at \S+:(\d+)$/.exec(line)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
      else process.stdout.write(`${line}\n`)
    })
    child.once('exit', () => reject(new Error('A server ended before it was ready')))
  })
}
