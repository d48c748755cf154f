import { PicturesPreview as Preview } from '../preview/pictures-preview.tsx'
import { bringSiteTexts } from '../words/bring-texts.ts'
import { islandIn } from './island-in.tsx'

await bringSiteTexts()

export const PicturesPreview = islandIn(Preview)
