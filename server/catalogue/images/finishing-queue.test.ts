import { expect, it } from 'vitest'
import { FinishingQueue, type FinishingSteps } from './finishing-queue.ts'

it('pages are refreshed for a finished picture even if the last one failed', async () => {
  const { happened, steps } = record({ broken: 'b' })
  const finishing = new FinishingQueue()
  finishing.add(['a', 'b'], steps)
  await finishing.whenFinished()
  expect(happened).toEqual(['finished a', 'failed b', 'refreshed'])
})

it('pages are refreshed for a finished picture even if the server stops', async () => {
  const { happened, steps } = record()
  const finishing = new FinishingQueue()
  finishing.add(['a', 'b'], steps)
  await finishing.stop()
  expect(happened).toEqual(['finished a', 'refreshed'])
})

it('pages are refreshed once after several pictures', async () => {
  const { happened, steps } = record()
  const finishing = new FinishingQueue()
  finishing.add(['a', 'b'], steps)
  await finishing.whenFinished()
  expect(happened).toEqual(['finished a', 'finished b', 'refreshed'])
})

function record({ broken }: { broken?: string } = {}) {
  const happened: string[] = []
  const steps: FinishingSteps = {
    finish: async (path) => {
      if (path === broken) throw new Error('the file is gone')
      happened.push(`finished ${path}`)
      return true
    },
    refreshPages: async () => {
      happened.push('refreshed')
    },
    onFailure: (path) => {
      happened.push(`failed ${path}`)
    },
  }
  return { happened, steps }
}
