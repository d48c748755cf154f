import { createElement, type ReactNode } from 'react'
import { siteTextsQuery } from '#app/lib/api/site-texts-query.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { getSettings, type PageInput, preparedFor } from '#app/lib/page/page-data.ts'
import { DEFAULT_SETTINGS, siteSettingsQuery } from '#app/lib/page/site-settings.ts'
import type { SiteSettings } from '#contract/site/settings.ts'
import type { PublicSiteTexts } from '#contract/site/site-texts.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_TEEPEE_SPACE } from '#domain/site/room-plan.ts'
import { textsWith } from '#domain/site/site-texts/content.ts'
import { shownFaq } from '#domain/site/site-texts/faq.ts'
import { getTextForm, usualTexts } from '#domain/site/site-texts/site-texts.ts'
import type { TextPlace } from '#domain/site/site-texts/text-places.ts'
import { usualFaq } from '#domain/site/site-texts/usual-faq.ts'
import { pageText } from '../page-texts/page-text.ts'
import { termsInForce } from '../terms-in-force.ts'
import { usePrepared } from '../use-prepared.ts'
import { FormattedText } from './formatted-text.tsx'

type Known = { readonly settings: SiteSettings; readonly changed: PublicSiteTexts | undefined }

/** Returns the site's texts with the owner's changes, by place; the defaults if the API does not respond. */
function siteTexts(text: Text, { settings, changed }: Known) {
  return textsWith(changed?.texts ?? {}, usualTexts(termsInForce(settings), text))
}

function siteFaq(text: Text, { settings, changed }: Known) {
  const { teepeeSpace: space = DEFAULT_TEEPEE_SPACE } = settings
  return shownFaq(changed?.faq, usualFaq({ space, terms: termsInForce(settings) }, text))
}

function useKnown(): Known {
  return {
    settings: usePrepared(siteSettingsQuery) ?? DEFAULT_SETTINGS,
    changed: usePrepared(siteTextsQuery),
  }
}

/** Returns a function that returns the text of a place, ready for display. */
export function useSiteText(): (place: TextPlace) => ReactNode {
  const texts = siteTexts(useText(), useKnown())
  return (place) =>
    getTextForm(place) === 'paragraph' ? createElement(FormattedText, { text: texts[place] }) : texts[place]
}

/** Returns the lines of a text that is a list. */
export function useSiteLines(place: TextPlace): readonly string[] {
  const lines = siteTexts(useText(), useKnown())[place].split('\n')
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

export function useSiteFaq() {
  return siteFaq(useText(), useKnown())
}

/** Returns the texts and FAQ for a page's <head>. */
export function readPageTexts(page: PageInput) {
  const text = pageText(page)
  const known = { settings: getSettings(page), changed: preparedFor(page, siteTextsQuery) }
  return { texts: siteTexts(text, known), faq: siteFaq(text, known) }
}
