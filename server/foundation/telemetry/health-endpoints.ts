import { setTimeout as pause } from 'node:timers/promises'
import * as contract from '#contract/operations/health.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { checkWritable } from '#server/foundation/database/check-writable.ts'
import { isReadOnly } from '#server/foundation/database/constraint.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'

/** Monitoring sends probes every few seconds. */
const PATIENCE_MILLISECONDS = 2_000

export const healthEndpoints = endpoints((serve) => {
  serve(contract.readHealth, () => ({ status: 'ok' as const }))
  serve(contract.readReadiness, async ({ ctx }) => {
    try {
      const isSilent = pause(PATIENCE_MILLISECONDS, true, { ref: false })
      const response = await Promise.race([checkWritable(ctx.db), isSilent])
      if (response !== true) return { status: 'ready' as const }
    } catch (error) {
      if (isReadOnly(error)) return refuse('unavailable', message('api.databaseReadOnly'))
    }
    // Both any other error and a timeout mean that it does not respond.
    return refuse('unavailable', message('api.databaseSilent'))
  })
})
