import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { islandIn } from './island-in.tsx'
import { bringSiteTexts } from './site-texts.ts'

await bringSiteTexts()

export const PicturesPreview = islandIn(Preview)
