import { StartRefusal } from '#platform/boot.ts'
import { resetPassword } from '#server/people/accounts/reset-password.ts'
import { runScript } from './run-script.ts'
import { withContext } from './with-context.ts'

// npm run reset-password [-- USERNAME]; the environment variable NEW_PASSWORD sets the password, since other users of
// the machine could read one on the command line.
await runScript(async ([username, ...rest]) => {
  if (rest.length > 0) throw new StartRefusal('Say whose password: npm run reset-password -- USERNAME')
  const chosen = process.env.NEW_PASSWORD || undefined
  const reset = await withContext((ctx) => resetPassword(ctx, { username, password: chosen }))
  const shown = chosen ? 'the one you chose' : `${reset.password} (shown this once)`
  return `New password for ${reset.username}: ${shown}`
})
