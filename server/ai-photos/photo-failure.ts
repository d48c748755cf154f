/** `isLasting` when the next photo would fail in the same way, such as for a wrong key or an empty account. */
export class PhotoFailure extends Error {
  readonly isLasting: boolean

  /** @param message a sentence for people */
  constructor(message: string, isLasting: boolean) {
    super(message)
    this.isLasting = isLasting
  }
}
