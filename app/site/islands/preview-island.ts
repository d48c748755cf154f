import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { loadSiteWords } from '../words/site-words.ts'
import { islandIn } from './island-in.tsx'

export const PicturesPreview = islandIn(await loadSiteWords(), Preview)
