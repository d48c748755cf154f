import { AddonPhotos as Photos } from '../admin-edits/addon-photos.tsx'
import { HeroEdit as Hero } from '../admin-edits/hero-edit.tsx'
import { LogoEdit as Logo } from '../admin-edits/logo-edit.tsx'
import { ENGLISH_PAGE_WORDS as words } from '../words/english-page-words.ts'
import { islandIn } from './island-in.tsx'

export const AddonPhotos = islandIn(words, Photos)
export const HeroEdit = islandIn(words, Hero)
export const LogoEdit = islandIn(words, Logo)
