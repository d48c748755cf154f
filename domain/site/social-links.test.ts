import { expect, it } from 'vitest'
import { shownNetworks } from './social-links.ts'

const NONE = { instagram: '', facebook: '', pinterest: '' }
const ONE = { ...NONE, facebook: 'https://facebook.com/moonlit' }

it.each([
  ['no links', NONE, false, []],
  ['a link of blanks', { ...NONE, pinterest: '  ' }, false, []],
  ['one link', ONE, false, ['facebook']],
  [
    'all links',
    { instagram: 'https://i.example', facebook: 'https://f.example', pinterest: 'https://p.example' },
    false,
    ['instagram', 'facebook', 'pinterest'],
  ],
  ['no links, with sample content', NONE, true, ['instagram', 'facebook', 'pinterest']],
  ['one link, with sample content', ONE, true, ['instagram', 'facebook', 'pinterest']],
] as const)('%s', (_, socialLinks, showSampleContent, shown) => {
  expect(shownNetworks({ socialLinks, showSampleContent })).toEqual(shown)
})
