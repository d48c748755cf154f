import type { Context } from '#server/context.ts'
import { present } from '#test/present.ts'

/** Returns the context with something that happens while a charge of a saved card is prepared at Stripe. */
export function whilePlanning(ctx: Context, act: () => Promise<unknown>): Context {
  const stripe = present(ctx.providers.stripe)
  const savedCards = present(stripe.savedCards)
  const planCharge: typeof savedCards.planCharge = async (charge) => {
    await act()
    return savedCards.planCharge(charge)
  }
  return { ...ctx, providers: { stripe: { ...stripe, savedCards: { ...savedCards, planCharge } } } }
}
