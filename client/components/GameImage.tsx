import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useLocale } from '../i18n/useLocale.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface GameImageProps {
  /** Path of the picture on this server. */
  readonly src: string
  /** Name of the pictured thing; null when adjacent text already names it. */
  readonly name: LocalName | null
  /** Width and height in pixels. */
  readonly size: number
  readonly shape?: 'square' | 'circle'
  /** True for a picture in the first view; others load lazily. */
  readonly eager?: boolean
  /** False when a pop-over replaces the browser's own tooltip. */
  readonly titled?: boolean
}

/** A name and its language. */
interface LocalName {
  readonly text: string
  readonly locale: string
}

const useStyles = makeStyles({
  image: { display: 'block', flexShrink: 0, objectFit: 'cover' },
  tile: { position: 'relative', backgroundColor: tokens.colorNeutralStroke2 },
})

/** A picture of something in the game. A plain tile replaces it when it fails to load. */
export function GameImage({ src, name, size, shape = 'square', eager = false, titled = true }: GameImageProps) {
  const styles = useStyles()
  const locale = useLocale()
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const nameLocale = name?.locale.toLowerCase()
  const failed = failedSrc === src
  const look = {
    className: mergeClasses(styles.image, failed && styles.tile),
    style: { width: size, height: size, borderRadius: shape === 'circle' ? '50%' : Math.round(size * 0.24) },
    title: titled ? name?.text : undefined,
    lang: nameLocale === locale ? undefined : nameLocale,
  }

  if (failed) {
    return <span {...look}>{name === null ? null : <VisuallyHidden>{name.text}</VisuallyHidden>}</span>
  }
  return (
    <img
      {...look}
      src={src}
      alt={name?.text ?? ''}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  )
}
