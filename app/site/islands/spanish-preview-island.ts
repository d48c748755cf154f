import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { islandIn } from './island-in.tsx'
import { SPANISH_PAGE_WORDS as words } from './spanish-page-words.ts'

export const PicturesPreview = islandIn(words, Preview)
