/* The public surface of Stripe.js that the card form uses. Card data stays in a frame of Stripe's, as in the real one. */
;(() => {
  const API = 'https://api.stripe.com/v1/payment_intents/'
  const NO_CONNECTION = 'We are experiencing issues connecting to our payments provider. Please try again.'

  function frame(title, src) {
    const element = document.createElement('iframe')
    Object.assign(element, { title, src })
    element.style.cssText = 'border: 0; inline-size: 100%; block-size: 60px'
    return element
  }

  class CardElement {
    #listeners = {}
    #frame = frame('Secure card payment input frame', 'https://js.stripe.com/card.html')
    #hear = ({ origin, source, data }) => {
      if (origin !== 'https://js.stripe.com' || source !== this.#frame.contentWindow) return
      this.#tell(data.event, data.detail)
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
    /** Returns a token for the input, since Stripe's frame keeps the card itself. */
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
    const confirm = async (clientSecret, { payment_method: { card, billing_details: billing } }) => {
      const [intentId] = clientSecret.split('_secret_')
      const { name, email, phone, address } = billing
      const answer = await ask(intentId, 'confirm', {
        client_secret: clientSecret,
        card: await card.token(),
        ...{ name, email, phone, ...address },
      })
      if (answer.paymentIntent?.status !== 'requires_action') return answer
      const approve = await askBank()
      return ask(intentId, 'authenticate', { client_secret: clientSecret, approve })
    }
    return {
      elements: () => {
        let card = null
        return {
          create: (type) => {
            if (type !== 'card') throw new Error(`no element ${type}`)
            card = new CardElement()
            return card
          },
          getElement: () => card,
          update() {},
        }
      },
      createToken() {},
      createPaymentMethod() {},
      confirmCardPayment: (...asked) =>
        confirm(...asked).catch(() => ({ error: { type: 'api_connection_error', message: NO_CONNECTION } })),
    }
  }
  // The release that the client library expects; it would warn about another one.
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
