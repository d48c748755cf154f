import { loadSiteIslandTexts } from '../page-texts/load-island-texts.ts'
import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { islandIn } from './island-in.tsx'

await loadSiteIslandTexts()

export const PicturesPreview = islandIn(Preview)
