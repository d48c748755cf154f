import { AddonPhotos as Photos } from '../admin-edits/addon-photos.tsx'
import { HeroEdit as Hero } from '../admin-edits/hero-edit.tsx'
import { LogoEdit as Logo } from '../admin-edits/logo-edit.tsx'
import { loadSiteWords } from '../words/site-words.ts'
import { islandIn } from './island-in.tsx'

const words = await loadSiteWords()

export const AddonPhotos = islandIn(words, Photos)
export const HeroEdit = islandIn(words, Hero)
export const LogoEdit = islandIn(words, Logo)
