/** The server cannot start, for a reason the person at the terminal can act on: `message` is all they are shown. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
