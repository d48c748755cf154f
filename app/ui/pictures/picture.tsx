import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiText } from '../ui-text.ts'
import { useLqip } from './lqip.ts'
import styles from './picture.module.css'
import { getImageSizes } from './picture-sizes.ts'

export type PictureImage = {
  src: string
  width: number
  height: number
  alt: string
  /** Better formats first: AVIF, then WebP. */
  sources?: { type: string; srcSet: string }[]
  srcSet?: string
  /** A color or a `data:` image of a few pixels, shown until the real one has loaded. */
  placeholder?: string
  /** The focal point that must stay visible when cropped: '50% 30%'. */
  focal?: string
}

type PictureProps = {
  image: PictureImage | undefined
  /** The frame's width on the page, as in `sizes`: '(width < 48rem) 100vw, 33vw'. */
  sizes?: string
  /** Crops to this aspect ratio, such as '4 / 3'; if omitted, the picture keeps its own. */
  ratio?: string
  fit?: 'cover' | 'contain'
  /**
   * For pictures above the fold: loaded eagerly, 'high' before everything else, 'low' after it. Others are
   * lazy; 'next' ones are loaded before the rest, right after the page itself.
   */
  priority?: 'high' | 'low' | 'next'
  /** Inlines its low-quality image placeholder into the page; for the largest picture above the fold. */
  hasLqip?: boolean
  /** Tried once if the picture fails to load. */
  fallbackSrc?: string
  className?: string | undefined
}

type LoadState = 'loading' | 'loaded' | 'failed'

/** A picture that reserves its space from the start, and shows a message if it fails to load. */
export function Picture(props: PictureProps) {
  return <LoadingPicture key={props.image?.src} {...props} />
}

function LoadingPicture(props: PictureProps) {
  const { image, ratio, fit = 'cover', priority, hasLqip, fallbackSrc, className } = props
  const [state, setState] = useState<LoadState>('loading')
  const text = useUiText()
  const [usesFallback, setUsesFallback] = useState(false)
  const fail = () => (fallbackSrc && !usesFallback ? setUsesFallback(true) : setState('failed'))
  const element = useResultBeforeHydration(() => setState('loaded'), fail)
  const sizes = image && props.sizes && getImageSizes(props.sizes, image, ratio, fit)
  const lqip = useLqip(hasLqip ? image?.src : undefined)
  const isShown = image !== undefined && state !== 'failed'
  const shape = ratio ?? (image ? `${image.width} / ${image.height}` : '4 / 3')
  // The placeholder would show around an uncropped picture, and through a transparent one.
  const placeholder =
    state === 'loading' && fit === 'cover' ? placeholderStyle(lqip ?? image?.placeholder) : {}
  return (
    <span
      className={classNames(styles.frame, className)}
      data-state={image ? state : 'failed'}
      style={{ aspectRatio: shape, ...placeholder }}
    >
      {isShown ? (
        <picture>
          {!usesFallback &&
            image.sources?.map((source) => (
              <source key={source.type} {...source} {...(sizes ? { sizes } : {})} />
            ))}
          <img
            ref={element}
            src={usesFallback ? fallbackSrc : image.src}
            srcSet={usesFallback ? undefined : image.srcSet}
            sizes={image.srcSet && sizes}
            width={image.width}
            height={image.height}
            alt={image.alt}
            loading={priority && priority !== 'next' ? 'eager' : 'lazy'}
            fetchPriority={priority === 'next' ? 'high' : priority}
            decoding="async"
            data-fallback={usesFallback ? undefined : fallbackSrc}
            style={{ objectFit: fit, objectPosition: image.focal }}
            className={styles.image}
            onLoad={() => setState('loaded')}
            onError={fail}
          />
        </picture>
      ) : (
        <MissingPicture
          words={text(image ? 'ui.imageFailed' : 'ui.imageMissing')}
          label={image?.alt && text('ui.imageFailedOf', { what: image.alt })}
        />
      )}
    </span>
  )
}

/** @param label names the picture too, for screen readers */
export function MissingPicture({ words, label }: { words: string; label?: string | undefined }) {
  return (
    <span role="img" aria-label={label || words} className={styles.missing}>
      <Icon name="image" />
      {words}
    </span>
  )
}

/** A picture in the server's HTML may have loaded, or failed, before hydration. */
function useResultBeforeHydration(onLoaded: () => void, onFailed: () => void) {
  const element = useRef<HTMLImageElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when listening begins
  useEffect(() => {
    const image = element.current
    if (!image?.complete || !image.currentSrc) return
    if (image.naturalWidth > 0) onLoaded()
    else onFailed()
  }, [])
  return element
}

function placeholderStyle(placeholder: string | undefined): CSSProperties {
  if (placeholder === undefined) return {}
  return placeholder.startsWith('data:')
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder }
}
