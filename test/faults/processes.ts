import { execFileSync } from 'node:child_process'

/** Returns the descendants of a process whose command line matches. */
export function descendants(pid: number, command: RegExp): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const all = lines.flatMap((line) => {
    const [, own, parent, args] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return own ? [{ pid: Number(own), parent: Number(parent), args: args ?? '' }] : []
  })
  const family = new Set([pid])
  // A parent may come after its child in the list.
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const one of all) if (family.has(one.parent)) family.add(one.pid)
  }
  return all
    .filter((one) => one.pid !== pid && family.has(one.pid) && command.test(one.args))
    .map((one) => one.pid)
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It may have exited on its own.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
