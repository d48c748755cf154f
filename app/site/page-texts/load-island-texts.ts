import load from 'virtual:messages/site+shared+price+rules+ui'
import { loadIslandTexts } from '#app/lib/messages/page-text.ts'

/** Loads the texts of islands; awaited by the module that Astro loads for an island. */
export const loadSiteIslandTexts = () => loadIslandTexts(load)
