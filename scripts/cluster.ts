import { readConfig } from '#server/read-config.ts'
import { buildIfNeeded } from './build.ts'
import { startCluster } from './cluster/start-cluster.ts'
import { runScript } from './run-script.ts'

// npm run cluster: PostgreSQL, two servers and a proxy on PORT; SIGHUP restarts the servers one after the other.
await runScript(async () => {
  await buildIfNeeded()
  const { dataDir, port } = readConfig()
  const cluster = await startCluster({ dataDir, port })
  process.stdout.write(
    `Two servers behind ${cluster.url}. "kill -HUP ${process.pid}" restarts them one by one; Ctrl-C stops.\n`,
  )
  let restarting = Promise.resolve()
  process.on('SIGHUP', () => {
    restarting = restarting.then(() => cluster.rollingRestart())
  })
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
  })
  await restarting
  await cluster.stop()
  return 'Everything is stopped.'
})
