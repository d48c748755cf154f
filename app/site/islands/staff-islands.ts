import { AddonPhotos as Photos } from '../admin-edits/addon-photos.tsx'
import { HeroEdit as Hero } from '../admin-edits/hero-edit.tsx'
import { LogoEdit as Logo } from '../admin-edits/logo-edit.tsx'
import { islandIn } from './island-in.tsx'
import { bringSiteTexts } from './site-texts.ts'

await bringSiteTexts()

export const AddonPhotos = islandIn(Photos)
export const HeroEdit = islandIn(Hero)
export const LogoEdit = islandIn(Logo)
