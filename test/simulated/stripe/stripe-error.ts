type Details = {
  readonly code?: string
  readonly param?: string
  readonly decline_code?: string
  readonly advice_code?: string
  readonly payment_intent?: object
}

/** An error in the format of Stripe's API. */
export class StripeError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined
  readonly #details: object

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = details.code
    this.param = details.param
    this.#details = details
  }

  get body() {
    const { type, message } = this
    return { error: { ...this.#details, type, message } }
  }
}

export function invalid(message: string, details: { code?: string; param?: string } = {}): StripeError {
  return new StripeError(400, 'invalid_request_error', message, details)
}

export function missing(what: string, id: string): StripeError {
  return new StripeError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
}
