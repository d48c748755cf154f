import { expect, it } from 'vitest'
import { startAfterFirstPaint } from './start-after-first-paint.ts'

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/kit.js"/></head>` +
  `<body><main>Hello</main><script type="module" async="">${code}</script></body>`

it('imports the modules of a page once it has been painted, and before them, one by one, those they share', () => {
  const html = startAfterFirstPaint(
    page(
      'import "/assets/manifest.js";\nimport * as route0 from "/assets/a.js";\nwindow.routes = { route0 };\n\nimport("/assets/entry.js");',
    ),
  )
  expect(html).not.toContain('<link')
  expect(html).toContain(
    'const [, route0] = await Promise.all([import("/assets/manifest.js"), import("/assets/a.js")]);\n' +
      'window.routes = { route0 };\n\nimport("/assets/entry.js");</script>',
  )
  const order = [
    "type: 'paint'",
    '["/assets/a.js","/assets/kit.js"]',
    'of ["/assets/kit.js"]',
    'Promise.all',
    'window.routes',
  ]
  const places = order.map((part) => html.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

it.each([
  ['without scripts', '<p>Moved</p>'],
  ['whose script begins otherwise', page('start()')],
])('leaves a page as it is %s', (_, html) => {
  expect(startAfterFirstPaint(html)).toBe(html)
})
