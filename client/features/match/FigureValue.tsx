import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { GameImage } from '../../components/GameImage.tsx'
import { toContractLocale } from '../../i18n/contract-locale.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import type { FigureCell, FigurePicture, FigureUnit } from './figures.ts'

interface FigureValueProps {
  readonly cell: FigureCell
  readonly unit: FigureUnit
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: '2px', justifyItems: 'end' },
})

/** A figure of one participant in words, below its picture if it has one. */
export function FigureValue({ cell: { value, picture }, unit }: FigureValueProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  if (value === null) return '–'
  if (unit === 'seconds') return format.duration(value)
  if (unit === 'flag') return value === 0 ? '–' : t('matchFigures.yes')
  if (picture === null) return format.number(value)
  return (
    <span className={styles.root}>
      <CellPicture picture={picture} />
      <span>{format.number(value)}</span>
    </span>
  )
}

function CellPicture({ picture: { src, spell } }: { readonly picture: FigurePicture }) {
  const { t } = useTranslation()
  const locale = toContractLocale(useLocale())
  if (spell === null) return <GameImage src={src} name={null} size={24} shape="circle" />
  const name = spell.name ?? { text: t('spell.unknown', { number: spell.key }), locale }
  return <GameImage src={src} name={name} size={20} />
}
