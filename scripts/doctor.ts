import type { CheckResult } from '#contract/operations/doctor.ts'
import { StartRefusal } from '#platform/boot.ts'
import { examine } from '#server/operations/doctor/examine.ts'
import { runScript } from './run-script.ts'
import { withContext } from './with-context.ts'

const SIGNS: Record<CheckResult['state'], string> = { fine: '✓', warning: '!', problem: '✗' }

// npm run doctor: exits with code 1 if something must be fixed
await runScript(async () => {
  const { findings, lastBackup } = await withContext((ctx) => examine(ctx))
  const lines = findings.flatMap(({ name, state, sentence, remedy }) => [
    `${SIGNS[state]} ${name}: ${sentence}`,
    ...(remedy ? [`    → ${remedy}`] : []),
  ])
  if (lastBackup) lines.push(`  Last backup: ${lastBackup.createdAt}, ${lastBackup.folder}`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const count = (wanted: CheckResult['state']) => findings.filter(({ state }) => state === wanted).length
  if (count('problem') > 0)
    throw new StartRefusal(`${count('problem')} problems, ${count('warning')} warnings.`)
  return `No problems, ${count('warning')} warnings.`
})
