import { data, redirect } from 'react-router'
import { prepare, prepared, readOnServer } from '#app/lib/page-data.ts'
import { themeQuery } from '#app/lib/themes-query.ts'
import type { Picture } from '#contract/catalogue/pictures.ts'
import { languageOfPath, pathIn } from '#domain/site/page-path.ts'
import { slugify, themePath } from '#domain/site/slug.ts'
import { type PageArgs, preparedIn, publicMeta, settingsOf, wordsOf } from '../seo/public-meta.ts'
import { breadcrumbs, themeProduct } from '../seo/structured-data.ts'
import { testimonialsQuery } from '../testimonials-query.ts'
import { usePrepared } from '../use-prepared.ts'
import { PAGE_WORDS } from '../words/page-words.ts'
import type { Route } from './+types/theme-page'
import { ThemeDetail } from './theme-detail.tsx'
import { ThemeProblem } from './theme-problem.tsx'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (!isThemeId(params.id)) return data({ prepared: {}, isMissing: true }, { status: 404 })
  const query = themeQuery(params.id)
  const { ok, status, value: theme } = await readOnServer(context, query)
  if (!ok) {
    const isMissing = status === 404 || status === 400
    return data({ prepared: {}, isMissing }, { status: isMissing ? 404 : 503 })
  }
  const language = languageOfPath(new URL(request.url).pathname)
  if (slugify(theme.englishName ?? theme.name) !== params.slug)
    throw redirect(pathIn(language, themePath(theme)))
  const testimonials = await prepare(context, [testimonialsQuery])
  return data({
    prepared: { ...prepared(query, theme), ...testimonials.prepared },
    isMissing: false,
  })
}

export function meta({ matches, location, params }: PageArgs & { params: { id: string } }) {
  const words = wordsOf(PAGE_WORDS, location)
  const language = languageOfPath(location.pathname)
  const theme = preparedIn(matches, themeQuery(params.id))
  if (!theme) {
    return publicMeta({
      matches,
      location,
      path: `/themes/${params.id}`,
      title: words.theme,
      description: '',
      robots: 'noindex',
    })
  }
  const settings = settingsOf(matches)
  return publicMeta({
    matches,
    location,
    path: themePath(theme),
    title: words.themeTitle(theme.name),
    description: theme.description,
    picture: {
      path: theme.mainImage,
      alt: words.teepeesOf(theme.name),
      ...sizeOf(theme.pictures[theme.mainImage]),
    },
    structuredData: [
      themeProduct(theme, settings, { name: words.productName(theme.name), language }),
      breadcrumbs(settings.publicUrl ?? '', [
        { name: words.home, path: pathIn(language, '/') },
        { name: words.themes, path: pathIn(language, '/#themes') },
        { name: theme.name, path: pathIn(language, themePath(theme)) },
      ]),
    ],
  })
}

function sizeOf(picture: Picture | undefined) {
  return picture ? { width: picture.width, height: picture.height } : {}
}

export default function ThemePage({ params, loaderData }: Route.ComponentProps) {
  const theme = usePrepared(themeQuery(params.id))
  if (theme) return <ThemeDetail theme={theme} />
  if (!isThemeId(params.id)) return <ThemeProblem problem="Invalid Theme ID" />
  return <ThemeProblem problem={loaderData.isMissing ? 'Theme Not Found' : 'Error Loading Theme'} />
}

function isThemeId(id: string): boolean {
  return /^\d+$/.test(id)
}
