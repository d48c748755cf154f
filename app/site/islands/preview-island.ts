import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { loadSiteIslandTexts } from '../words/load-island-texts.ts'
import { islandIn } from './island-in.tsx'

await loadSiteIslandTexts()

export const PicturesPreview = islandIn(Preview)
