import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useListUpdate } from './use-list-update.ts'

it('what arrives or is ticked meanwhile changes the current list, not the one that was shown at the start', () => {
  const onChange = vi.fn()
  const seen: ReturnType<typeof useListUpdate>[] = []
  function Field() {
    seen.push(useListUpdate(['seam'], onChange))
    return null
  }
  renderToString(<Field />)
  const [update] = seen
  update?.((list) => [...list, 'pole'])
  update?.((list) => list.filter((one) => one !== 'seam'))
  update?.((list) => [...list, 'lights'])
  expect(onChange.mock.calls).toEqual([[['seam', 'pole']], [['pole']], [['pole', 'lights']]])
})
