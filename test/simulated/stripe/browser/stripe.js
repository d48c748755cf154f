/*
 * The public interface of Stripe.js as far as the card form and the wallets use it. Card data stays in Stripe's frame,
 * as in reality.
 */
;(() => {
  const API = 'https://api.stripe.com/v1/payment_intents/'
  const FRAMES = 'https://js.stripe.com/'
  const NO_CONNECTION = 'We are experiencing issues connecting to our payments provider. Please try again.'

  function frame(title, src) {
    const element = document.createElement('iframe')
    Object.assign(element, { title, src })
    element.style.cssText = 'border: 0; inline-size: 100%; block-size: 60px'
    return element
  }

  /** The card form or the wallets' buttons, which differ in what the frame shows. */
  class Element {
    #listeners = {}
    #frame
    constructor(title, src) {
      this.#frame = frame(title, src)
    }
    #hear = ({ origin, source, data }) => {
      if (origin !== 'https://js.stripe.com' || source !== this.#frame.contentWindow) return
      this.#tell(data.event, data.event === 'click' ? { ...data.detail, ...this.#answers() } : data.detail)
    }
    on(event, listener) {
      this.#listeners[event] = [...(this.#listeners[event] ?? []), listener]
      return this
    }
    off(event, listener) {
      this.#listeners[event] = (this.#listeners[event] ?? []).filter((other) => other !== listener)
    }
    mount(place) {
      window.addEventListener('message', this.#hear)
      place.classList.add('StripeElement')
      place.append(this.#frame)
    }
    update() {}
    focus() {
      this.#frame.contentWindow.postMessage('focus', 'https://js.stripe.com')
    }
    destroy() {
      window.removeEventListener('message', this.#hear)
      this.#frame.remove()
    }
    /** A wallet opens its sheet once the page agrees. */
    #answers() {
      return {
        resolve: () => this.#frame.contentWindow.postMessage('open', 'https://js.stripe.com'),
        reject() {},
      }
    }
    /** Returns a token for the input; Stripe's frame keeps the card itself. */
    token() {
      return new Promise((resolve) => {
        this.on('token', resolve)
        this.#frame.contentWindow.postMessage('token', 'https://js.stripe.com')
      })
    }
    #tell(event, detail) {
      for (const listener of this.#listeners[event] ?? []) listener(detail)
    }
  }

  window.Stripe = (key) => {
    if (!/^pk_/.test(key)) throw new Error('Please call Stripe() with your publishable key.')
    const ask = async (intentId, action, fields) => {
      const response = await fetch(`${API}${intentId}/${action}`, {
        method: 'POST',
        body: new URLSearchParams({ key, ...fields }),
      })
      const body = await response.json()
      return response.ok ? { paymentIntent: body } : body
    }
    const confirm = async ({ elements, clientSecret, confirmParams }) => {
      const [intentId] = clientSecret.split('_secret_')
      const { name, email, phone, address } = confirmParams.payment_method_data?.billing_details ?? {}
      const { line1, city, state, country, postal_code: zip } = address ?? {}
      const typed = address && { name, email, phone, line1, city, state, country, zip }
      const answer = await ask(intentId, 'confirm', {
        client_secret: clientSecret,
        card: await elements.token(),
        return_url: confirmParams.return_url,
        ...elements.told(),
        ...typed,
      })
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      const approve = await askBank()
      return ask(intentId, 'authenticate', { client_secret: clientSecret, approve })
    }
    return {
      elements: (options) => {
        const { mode, amount, currency } = options
        let asked = options
        if (mode !== 'payment' || !(amount >= 50) || currency !== 'usd')
          throw new Error('IntegrationError: Invalid value for elements()')
        const made = {}
        let wallet
        return {
          create: (type) => {
            if (type === 'payment')
              made.payment = new Element('Secure payment input frame', `${FRAMES}card.html`)
            else if (type === 'expressCheckout') {
              made.expressCheckout = new Element('Secure express checkout frame', `${FRAMES}wallet.html`)
              made.expressCheckout.on('confirm', () => {
                wallet = 'tok_4242424242424242'
              })
            } else throw new Error(`no element ${type}`)
            return made[type]
          },
          getElement: (type) => made[type] ?? null,
          submit: async () => ({}),
          update(changes) {
            asked = { ...asked, ...changes }
          },
          /** What must be the same as on the server. */
          told: () => ({
            setup_future_usage: asked.setupFutureUsage ?? 'none',
            allowed_types: asked.allowedPaymentMethodTypes.join(),
          }),
          /** What a wallet's sheet handed over, otherwise what was typed. */
          token: async () => {
            const handed = wallet ?? (await made.payment.token())
            wallet = undefined
            return handed
          },
        }
      },
      createToken() {},
      createPaymentMethod() {},
      confirmCardPayment() {},
      confirmPayment: (asked) =>
        confirm(asked).catch(() => ({ error: { type: 'api_connection_error', message: NO_CONNECTION } })),
    }
  }
  // The version that the client library expects; it would warn about any other.
  window.Stripe.version = new URL(document.currentScript.src).pathname.split('/')[1]

  function askBank() {
    const bank = frame('Bank authentication', 'https://hooks.stripe.com/bank.html')
    bank.style.cssText =
      'position: fixed; inset: 0; inline-size: 100%; block-size: 100%; border: 0; z-index: 99'
    document.body.append(bank)
    return new Promise((resolve) => {
      const hear = ({ origin, data }) => {
        if (origin !== 'https://hooks.stripe.com') return
        window.removeEventListener('message', hear)
        bank.remove()
        resolve(data)
      }
      window.addEventListener('message', hear)
    })
  }
})()
