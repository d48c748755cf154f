import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { islandIn } from './island-in.tsx'
import { ENGLISH_PAGE_WORDS as words } from './english-page-words.ts'

export const PicturesPreview = islandIn(words, Preview)
