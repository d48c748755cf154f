import { StartRefusal } from '#platform/boot.ts'
import { listLicenses } from './list-licenses.ts'
import { runScript } from './run-script.ts'

// npm run licenses: exits with code 1 if a license is not on the approved list
await runScript(async () => {
  const { counts, refused } = listLicenses()
  const lines = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${String(count).padStart(5)}  ${name}`)
  if (refused.length > 0)
    throw new StartRefusal(`Nobody has agreed to these licenses:\n${refused.join('\n')}`)
  return lines.join('\n')
})
