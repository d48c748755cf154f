import type { Server } from 'node:http'
import { StartRefusal } from './start-refusal.ts'

/** Returns the port, which the system chooses if 0 was asked for. Throws a StartRefusal if the port is taken. */
export function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new StartRefusal(
              `Port ${port} is taken by another program. Stop it, or choose another with PORT=3001 npm start.`,
            )
          : error,
      )
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolvePort(typeof address === 'object' && address ? address.port : port)
    })
  })
}
