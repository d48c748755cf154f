import { createElement } from 'react'
import type { InlineIcon } from '#app/ui/icon.tsx'
import sheet from '#app/ui/icons.svg?raw'

/**
 * The drawings of the icon sprite, by name: a page that inlines the ones it shows requests no further file.
 */
export const inlineIcons: Readonly<Record<string, InlineIcon>> = Object.fromEntries(
  [...sheet.matchAll(/<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs)].map(
    ([, name = '', attributes = '', shapes = '']) => [
      name,
      { attributes: readAttributes(attributes), shapes: readShapes(shapes) },
    ],
  ),
)

function readShapes(shapes: string) {
  return [...shapes.matchAll(/<(\w+)([^>]*)\/>/g)].map(([, tag = '', attributes = ''], key) =>
    createElement(tag, { key, ...readAttributes(attributes) }),
  )
}

/** React names attributes in camel case: `strokeWidth`. */
function readAttributes(attributes: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
