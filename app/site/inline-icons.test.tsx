import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon, type IconName, InlineIconsContext } from '#app/ui/icon.tsx'
import { inlineIcons } from './inline-icons.ts'

const sheet = readFileSync('app/ui/icons.svg', 'utf8')

it('pages hold every drawing of the sheet as it is there', () => {
  const drawn = Object.entries(inlineIcons).map(([name]) => {
    const html = renderToStaticMarkup(
      <InlineIconsContext value={inlineIcons}>
        <Icon name={name as IconName} />
      </InlineIconsContext>,
    )
    return [name, readAttributes(html.replace(/ (class|aria-hidden)="[^"]*"/g, ''))]
  })
  const symbols = [...sheet.matchAll(/<symbol id="([^"]+)"(.*?<\/)symbol>/gs)]
  expect(symbols.length).toBeGreaterThan(50)
  expect(drawn).toEqual(symbols.map(([, name, symbol = '']) => [name, readAttributes(symbol)]))
})

/** Returns all attributes in order. */
function readAttributes(svg: string): string[] {
  return [...svg.matchAll(/[\w-]+="[^"]*"/g)].map(([attribute]) => attribute)
}
