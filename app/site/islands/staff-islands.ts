import loadStaffTexts from 'virtual:messages/staffEdits+upload'
import { loadIslandTexts } from '#app/lib/messages/page-text.ts'
import { AddonPhotos as Photos } from '../admin-edits/addon-photos.tsx'
import { HeroEdit as Hero } from '../admin-edits/hero-edit.tsx'
import { LogoEdit as Logo } from '../admin-edits/logo-edit.tsx'
import { loadSiteIslandTexts } from '../page-texts/load-island-texts.ts'
import { islandIn } from './island-in.tsx'

await Promise.all([loadSiteIslandTexts(), loadIslandTexts(loadStaffTexts)])

export const AddonPhotos = islandIn(Photos)
export const HeroEdit = islandIn(Hero)
export const LogoEdit = islandIn(Logo)
