import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { ApiFailure } from '#app/lib/api-request.ts'
import { prepare, prepared, readOnServer, stayInBrowser } from '#app/lib/page-data.ts'
import { themeQuery } from '#app/lib/themes-query.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Theme } from '#contract/themes.ts'
import { slugify, themePath } from '#domain/slug.ts'
import { type Matches, preparedIn, publicMeta, settingsOf } from '../seo/public-meta.ts'
import { breadcrumbs, themeProduct } from '../seo/structured-data.ts'
import { testimonialsQuery } from '../testimonials-query.ts'
import type { Route } from './+types/theme-page'
import { ThemeDetail } from './theme-detail.tsx'
import { ThemeProblem } from './theme-problem.tsx'
import { ThemeSkeleton } from './theme-skeleton.tsx'

type Address = { id: string; slug?: string | undefined }

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isThemeId(params.id)) return data({ prepared: {}, isMissing: true }, { status: 404 })
  const query = themeQuery(params.id)
  const { ok, value: theme } = await readOnServer(context, query)
  if (!ok) {
    const isMissing = theme.code !== 'unavailable'
    return data({ prepared: {}, isMissing }, { status: isMissing ? 404 : 503 })
  }
  if (slugify(theme.name) !== params.slug) throw redirect(themePath(theme))
  const testimonials = await prepare(context, [testimonialsQuery])
  return data({
    prepared: { ...prepared(query, theme), ...testimonials.prepared },
    isMissing: false,
  })
}
export const clientLoader = stayInBrowser

export function meta({ matches, params }: { matches: Matches; params: Address }) {
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
  if (!isThemeId(params.id)) return <ThemeProblem title="Invalid Theme ID" />
  if (loaderData?.isMissing) return <ThemeProblem title="Theme Not Found" />
  return <KnownTheme key={params.id} id={params.id} slug={params.slug} />
}

function KnownTheme({ id, slug }: Address) {
  const { data: theme, error, refetch } = useQuery(themeQuery(id))
  useRightAddress(theme, slug)
  if (theme) return <ThemeDetail theme={theme} />
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) {
    return <ThemeProblem title="Theme Not Found" />
  }
  if (error) return <ThemeProblem title="Error Loading Theme" onRetry={refetch} />
  return <ThemeSkeleton />
}

/** An old or mistyped name in the address is put right without a step in the history. */
function useRightAddress(theme: Theme | undefined, slug: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    if (theme && slugify(theme.name) !== slug) navigate(themePath(theme), { replace: true })
  }, [theme, slug, navigate])
}

function isThemeId(id: string): boolean {
  return /^\d+$/.test(id)
}
