import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link, type To } from 'react-router-dom'
import { GameImage } from '../components/GameImage.tsx'
import { LocalText } from '../components/LocalText.tsx'
import { RateBar } from '../components/RateBar.tsx'
import { RateWords } from '../components/RateWords.tsx'
import { VisuallyHidden } from '../components/VisuallyHidden.tsx'
import { isSmallSample, isTinySample } from '../game/small-sample.ts'
import { graphql } from '../gql/gql.ts'
import type { MatchupRow_matchupFragment } from '../gql/graphql.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useChampionName } from '../match/useChampionName.ts'
import { championPath } from '../paths.ts'

graphql(/* GraphQL */ `
  fragment MatchupRow_matchup on ChampionMatchup {
    champion {
      id
      key
      slug
      name(locale: $locale) {
        text
        locale
      }
      image
    }
    winRate {
      value
      games
      low
      high
    }
  }
`)

interface MatchupRowProps {
  readonly matchup: MatchupRow_matchupFragment
  /** Null when there is no list of pros' games. */
  readonly toGames: To | null
}

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 124px',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  few: { color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', justifyItems: 'start', minWidth: 0 },
  name: {
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    // Both links are large enough for touch.
    lineHeight: '24px',
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: tokens.colorBrandForeground1, textDecorationLine: 'underline' },
  },
  games: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    color: tokens.colorNeutralForeground2,
    ':hover': { color: tokens.colorBrandForeground1 },
  },
  rate: { display: 'grid', gap: '4px' },
  figures: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  faint: { opacity: 0.5 },
})

/** Greyed when the sample is small. */
export function MatchupRow({ matchup: { champion, winRate }, toGames }: MatchupRowProps) {
  const styles = useStyles()
  const { t } = useTranslation()
  const format = useFormat()
  const nameOf = useChampionName()
  const name = nameOf({ champion })
  const { value, games, low, high } = winRate
  const few = isSmallSample(games)
  const tiny = isTinySample(games)
  return (
    <li className={mergeClasses(styles.row, few && styles.few)}>
      <div className={mergeClasses(few && styles.faint)}>
        <GameImage src={champion.image} name={null} size={40} />
      </div>
      <span className={styles.words}>
        <Link to={championPath(champion)} className={styles.name}>
          <LocalText name={name} />
        </Link>
        {toGames === null ? null : (
          <Link
            to={toGames}
            className={styles.games}
            aria-label={t('champion.matchups.gamesAgainst', { champion: name.text })}
          >
            {t('champion.matchups.games')}
          </Link>
        )}
      </span>
      <div className={styles.rate} title={few ? t('champion.few') : undefined}>
        <span className={styles.figures}>
          <RateWords value={value} sample={games} />
        </span>
        {tiny ? null : (
          <div className={mergeClasses(few && styles.faint)}>
            <RateBar value={value} low={low} high={high} />
          </div>
        )}
        <span className={styles.figures}>
          {tiny ? null : (
            <span title={t('champion.interval')}>
              <VisuallyHidden>{t('champion.interval')} </VisuallyHidden>
              {format.number(low * 100, 0)}–{format.percent(high, 0)}
            </span>
          )}
          {few ? <VisuallyHidden>{`· ${t('champion.few')}`}</VisuallyHidden> : null}
        </span>
      </div>
    </li>
  )
}
