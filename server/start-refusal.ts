/** The server cannot start, for a reason the operator can fix: only `message` is shown. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
