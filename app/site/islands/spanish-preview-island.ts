import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { SPANISH_PAGE_WORDS as words } from '../words/spanish-page-words.ts'
import { islandIn } from './island-in.tsx'

export const PicturesPreview = islandIn(words, Preview)
