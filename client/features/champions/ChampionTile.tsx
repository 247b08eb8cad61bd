import { makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameImage } from '../../components/GameImage.tsx'
import { LocalText } from '../../components/LocalText.tsx'
import { NUMBER_ONLY } from '../../components/RateWords.tsx'
import { championPath } from '../../paths.ts'
import { mainLanes } from '../../statistics/main-lanes.ts'
import { SampledRate } from '../../statistics/SampledRate.tsx'
import { ownTokens, PHONE } from '../../theme/tokens.ts'
import { LaneMarks } from './LaneMarks.tsx'
import type { ListedChampion } from './listed-champions.ts'
import { PossibleTiers } from './PossibleTiers.tsx'

const useStyles = makeStyles({
  mark: { position: 'relative', flexShrink: 0 },
  lane: {
    position: 'absolute',
    insetInlineEnd: '-5px',
    bottom: '-5px',
    display: 'flex',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { display: 'grid', gap: '2px', minWidth: 0 },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontFamily: ownTokens.displayFont,
    fontSize: tokens.fontSizeBase500,
    lineHeight: '24px',
    fontWeight: 600,
  },
  // The whole tile is the link.
  link: {
    color: 'inherit',
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', zIndex: 1, inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-3px',
      borderRadius: tokens.borderRadiusLarge,
    },
  },
  sample: { [PHONE]: NUMBER_ONLY },
  possible: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  none: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground3 },
})

interface ChampionTileProps {
  readonly listed: ListedChampion
  readonly withTiers: boolean
}

/** Rerenders only when its figures change. */
export const ChampionTile = memo(function ChampionTile({ listed, withTiers }: ChampionTileProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const { champion, name, entry } = listed
  const winRate = entry?.winRate ?? null
  const [mainLane] = mainLanes(entry?.lanes ?? [])
  return (
    <>
      <span className={styles.mark}>
        <GameImage src={champion.image} name={null} size={48} />
        {mainLane === undefined ? null : (
          <span className={styles.lane}>
            <LaneMarks lanes={[mainLane]} size={14} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Link to={championPath(champion)} className={styles.link}>
            <LocalText name={name} />
          </Link>
        </span>
        {winRate === null ? (
          <span className={styles.none}>{t('champions.noGames')}</span>
        ) : (
          <SampledRate rate={winRate} sampleClass={styles.sample} />
        )}
        {withTiers && entry?.tierRange ? <PossibleTiers range={entry.tierRange} className={styles.possible} /> : null}
      </span>
    </>
  )
})
