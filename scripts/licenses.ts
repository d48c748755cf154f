import { StartRefusal } from '#platform/boot.ts'
import { listLicenses } from './list-licenses.ts'
import { runScript } from './run-script.ts'

// npm run licenses: exit code 1 for a license that is not on the list of agreed ones
await runScript(async () => {
  const { counts, refused } = listLicenses()
  const lines = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${String(count).padStart(5)}  ${name}`)
  if (refused.length > 0)
    throw new StartRefusal(`Nobody has agreed to these licenses:\n${refused.join('\n')}`)
  return lines.join('\n')
})
