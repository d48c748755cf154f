import { data, redirect } from 'react-router'
import { prepare, prepared, readOnServer } from '#app/lib/page-data.ts'
import { themeQuery } from '#app/lib/themes-query.ts'
import type { Picture } from '#contract/pictures.ts'
import { slugify, themePath } from '#domain/slug.ts'
import { type Matches, preparedIn, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { breadcrumbs, themeProduct } from '../seo/structured-data.ts'
import { testimonialsQuery } from '../testimonials-query.ts'
import { usePrepared } from '../use-prepared.ts'
import type { Route } from './+types/theme-page'
import { ThemeDetail } from './theme-detail.tsx'
import { ThemeProblem } from './theme-problem.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isThemeId(params.id)) return data({ prepared: {}, isMissing: true }, { status: 404 })
  const query = themeQuery(params.id)
  const { ok, status, value: theme } = await readOnServer(context, query)
  if (!ok) {
    const isMissing = status === 404 || status === 400
    return data({ prepared: {}, isMissing }, { status: isMissing ? 404 : 503 })
  }
  if (slugify(theme.name) !== params.slug) throw redirect(themePath(theme))
  const testimonials = await prepare(context, [testimonialsQuery])
  return data({
    prepared: { ...prepared(query, theme), ...testimonials.prepared },
    isMissing: false,
  })
}

export function meta({ matches, params }: { matches: Matches; params: { id: string } }) {
  const theme = preparedIn(matches, themeQuery(params.id))
  if (!theme) {
    return publicMeta({
      matches,
      path: `/themes/${params.id}`,
      title: 'Theme',
      description: '',
      robots: 'noindex',
    })
  }
  const settings = settingsOf(matches)
  return publicMeta({
    matches,
    path: themePath(theme),
    title: `${theme.name} Teepee Sleepover`,
    description: theme.description,
    picture: {
      path: theme.mainImage,
      alt: `The ${theme.name} teepees`,
      ...sizeOf(theme.pictures[theme.mainImage]),
    },
    structuredData: [
      themeProduct(theme, settings),
      breadcrumbs(settings.publicUrl ?? '', [
        { name: 'Home', path: '/' },
        { name: 'Themes', path: '/#themes' },
        { name: theme.name, path: themePath(theme) },
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
  if (!isThemeId(params.id)) return <ThemeProblem title="Invalid Theme ID" />
  return <ThemeProblem title={loaderData.isMissing ? 'Theme Not Found' : 'Error Loading Theme'} />
}

function isThemeId(id: string): boolean {
  return /^\d+$/.test(id)
}
