import { spawnSync } from 'node:child_process'

/** Runs Redocly CLI, which asks nobody for a newer version and reports to nobody. */
export function runRedocly(words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...words], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  if (status !== 0) throw new Error(`redocly ${words[0]} failed: ${stderr}`)
}
