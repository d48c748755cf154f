import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { ConfirmationStep, fetchLaterSteps } from './later-steps.tsx'

function render(): string {
  return renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <TextContexts text={textIn('en')}>
        <ConfirmationStep bookingId={null} />
      </TextContexts>
    </QueryClientProvider>,
  )
}

it('shows a step at once if it was fetched before', async () => {
  expect(render()).toContain('Opening your booking...')
  await fetchLaterSteps()
  expect(render()).toContain('Finalizing your booking...')
})
