// npm run client: writes the package of the typed client into build/client
import { runScript } from '../run-script.ts'
import { writeClient } from './write-client.ts'

await runScript(async () => {
  writeClient('build/client')
  return 'The package is in build/client: npm publish build/client'
})
