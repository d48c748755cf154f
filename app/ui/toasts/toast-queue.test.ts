import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastQueue, rememberedMs, toastDuration } from './toast-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the toast queue', () => {
  it('holds one toast: the newer takes the place of the older', () => {
    const queue = createToastQueue()
    queue.show({ title: 'Coupon Applied!' })
    queue.show({ title: 'Message Sent!' })
    expect(queue.current()).toMatchObject({ title: 'Message Sent!', isOpen: true })
  })

  it('closes a dismissed toast and forgets it much later', () => {
    const queue = createToastQueue()
    queue.dismiss(queue.show({ title: 'Copied' }))
    expect(queue.current()).toMatchObject({ title: 'Copied', isOpen: false })
    vi.advanceTimersByTime(rememberedMs - 1)
    expect(queue.current()).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(queue.current()).toBeUndefined()
  })

  it('does not let an old dismissal close or forget a newer toast', () => {
    const queue = createToastQueue()
    const old = queue.show({ title: 'Copied' })
    queue.dismiss(old)
    queue.show({ title: 'Logo Updated' })
    queue.dismiss(old)
    vi.advanceTimersByTime(rememberedMs)
    expect(queue.current()).toMatchObject({ title: 'Logo Updated', isOpen: true })
  })

  it('tells its listeners until they leave', () => {
    const queue = createToastQueue()
    const listener = vi.fn()
    const leave = queue.subscribe(listener)
    queue.show({ title: 'Copied' })
    leave()
    queue.show({ title: 'Copied' })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('leaves a toast with a way back open for twice as long', () => {
    const plain = toastDuration({ title: 'Saved' })
    expect(toastDuration({ title: 'Saved', action: { label: 'Undo', run: () => undefined } })).toBe(2 * plain)
    expect(toastDuration({ title: 'Saved', durationMs: 1 })).toBe(1)
  })
})
