// npm run client: writes the package of the typed client into packages/client
import { runScript } from '../run-script.ts'
import { writeClient } from './write-client.ts'

await runScript(async () => {
  writeClient('packages/client')
  return 'The package is in packages/client: npm publish packages/client'
})
