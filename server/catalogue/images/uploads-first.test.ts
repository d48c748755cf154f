import { describe, expect, it } from 'vitest'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { FinishingQueue } from './finishing-queue.ts'
import { createImageWork } from './image-work.ts'

describe('uploads go first', () => {
  it('a new upload is finished before older pictures', async () => {
    const finished: string[] = []
    const first = Promise.withResolvers<void>()
    const steps = {
      finish: async (path: string) => {
        finished.push(path)
        if (path === 'starter 1') await first.promise
        return true
      },
      refreshPages: async () => undefined,
      onFailure: () => undefined,
    }
    const finishing = new FinishingQueue()
    finishing.add(['starter 1', 'starter 2', 'starter 3'], steps)
    finishing.add(['upload'], steps, { isUpload: true })
    first.resolve()
    await finishing.whenFinished()
    expect(finished).toEqual(['starter 1', 'upload', 'starter 2', 'starter 3'])
  })

  it('nothing is drawn in the background while an upload is being drawn or waits', async () => {
    const { uploads, drawInBackground } = createImageWork()
    const [large, small] = await Promise.all([
      aPhoto({ width: 900, height: 600 }),
      aPhoto({ width: 60, height: 40 }),
    ])
    const done: string[] = []
    await Promise.all([
      uploads.do('drawUpload', large, ['webp']).then(() => done.push('upload')),
      drawInBackground('drawSizes', small, [{ format: 'webp', width: 30 }]).then(() =>
        done.push('background'),
      ),
      uploads.do('drawUpload', large, ['webp']).then(() => done.push('upload')),
    ])
    expect(done).toEqual(['upload', 'upload', 'background'])
  })
})
