/** The server cannot start, for a reason the operator can fix: only `message` is shown. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}

/** Ends the program with exit code 1 and a StartRefusal's sentence; rethrows any other error. */
export function exitWithRefusal(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
