import * as contract from '#contract/operations/trial.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readTrial } from './read-trial.ts'
import { removeTrial } from './remove-trial.ts'
import { endTrial, markTrial } from './trial-cookie.ts'

const CARDS_ARE_CHARGED = refuse('conflict', 'trial.cardsAreCharged')

export const trialEndpoints = endpoints((serve) => {
  serve(contract.readTrial, ({ ctx }) => readTrial(ctx))
  serve(contract.startTrial, async ({ ctx, c }) => {
    const trial = await readTrial(ctx)
    if (!trial.isPossible) return CARDS_ARE_CHARGED
    await markTrial(c)
    return trial
  })
  serve(contract.removeTrial, async ({ ctx, admin, c }) => {
    const refusal = await removeTrial(ctx, admin)
    if (!refusal) endTrial(c)
    return refusal
  })
})
