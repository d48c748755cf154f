import { createElement, type ReactNode } from 'react'
import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { useLanguage } from '#app/lib/language/language.ts'
import { getSettings, type PageInput, preparedFor } from '#app/lib/page/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import type { PublicSiteTexts } from '#contract/site/site-texts.ts'
import { languageOfPath } from '#domain/site/page-path.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { textsWith } from '#domain/site-texts/content.ts'
import { shownFaq } from '#domain/site-texts/faq.ts'
import { getTextForm, type TextPlace, usualTexts } from '#domain/site-texts/site-texts.ts'
import { usualFaq } from '#domain/site-texts/usual-faq.ts'
import type { Language } from '#domain/text/language.ts'
import { termsInForce } from '../terms-in-force.ts'
import { usePrepared } from '../use-prepared.ts'
import { FormattedText } from './formatted-text.tsx'

type Known = { readonly settings: SiteSettings; readonly changed: PublicSiteTexts | undefined }

/** Returns the site's texts as the owner wants them, by place; those of a new site while the API does not respond. */
function siteTexts(language: Language, { settings, changed }: Known) {
  return textsWith(changed?.texts ?? {}, usualTexts(language, termsInForce(settings)))
}

function siteFaq(language: Language, { settings, changed }: Known) {
  const { teepeeSpace: space = DEFAULT_TEEPEE_SPACE } = settings
  return shownFaq(changed?.faq, usualFaq(language, { space, terms: termsInForce(settings) }))
}

function useKnown(): Known {
  return {
    settings: usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS,
    changed: usePrepared(siteTextsQuery),
  }
}

/** Returns a function that gives the text of a place, ready to be shown. */
export function useSiteText(): (place: TextPlace) => ReactNode {
  const texts = siteTexts(useLanguage(), useKnown())
  return (place) =>
    getTextForm(place) === 'paragraph' ? createElement(FormattedText, { text: texts[place] }) : texts[place]
}

/** Returns the lines of a text that is a list. */
export function useSiteLines(place: TextPlace): readonly string[] {
  const lines = siteTexts(useLanguage(), useKnown())[place].split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

export function useSiteFaq() {
  return siteFaq(useLanguage(), useKnown())
}

/** Returns a page's texts and questions for its head. */
export function wordsOfPage(page: PageInput) {
  const language = languageOfPath(page.pathname)
  const known = { settings: getSettings(page), changed: preparedFor(page, siteTextsQuery) }
  return { texts: siteTexts(language, known), faq: siteFaq(language, known) }
}
