import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { ENGLISH_PAGE_WORDS as words } from '../words/english-page-words.ts'
import { islandIn } from './island-in.tsx'

export const PicturesPreview = islandIn(words, Preview)
